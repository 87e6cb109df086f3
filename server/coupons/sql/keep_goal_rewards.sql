CREATE OR REPLACE FUNCTION keep_goal_rewards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_now int := (NEW.state <> 'cancelled')::int;
  v_before int := CASE TG_OP WHEN 'UPDATE' THEN (OLD.state <> 'cancelled')::int ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_account_id <> OLD.user_account_id THEN
    UPDATE goal_standings s SET rewards = s.rewards - v_before
      WHERE s.company_id = OLD.company_id AND s.coupon_id = OLD.coupon_id AND s.user_account_id = OLD.user_account_id;
    v_before := 0;
  END IF;
  IF v_now = v_before THEN RETURN NULL; END IF;
  INSERT INTO goal_standings AS s (company_id, coupon_id, user_account_id, progress, last_at, rewards)
    VALUES (NEW.company_id, NEW.coupon_id, NEW.user_account_id, 0, NEW.created_at, greatest(v_now - v_before, 0))
  ON CONFLICT (company_id, coupon_id, user_account_id) DO UPDATE SET rewards = s.rewards + v_now - v_before;
  RETURN NULL;
END $$;
