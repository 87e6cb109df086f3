CREATE OR REPLACE FUNCTION keep_goal_rewards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_change int := (NEW.state <> 'cancelled')::int - CASE TG_OP WHEN 'UPDATE' THEN (OLD.state <> 'cancelled')::int ELSE 0 END;
BEGIN
  IF v_change = 0 THEN RETURN NULL; END IF;
  INSERT INTO goal_standings AS s (company_id, coupon_id, user_account_id, progress, last_at, rewards)
    VALUES (NEW.company_id, NEW.coupon_id, NEW.user_account_id, 0, NEW.created_at, greatest(v_change, 0))
  ON CONFLICT (company_id, coupon_id, user_account_id) DO UPDATE SET rewards = s.rewards + v_change;
  RETURN NULL;
END $$;
