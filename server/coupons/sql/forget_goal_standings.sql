-- With other days other steps count: all of them are looked at anew.
CREATE OR REPLACE FUNCTION forget_goal_standings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE goal_standings SET oldest_at = '-infinity' WHERE company_id = NEW.company_id AND coupon_id = NEW.coupon_id;
  RETURN NULL;
END $$;
