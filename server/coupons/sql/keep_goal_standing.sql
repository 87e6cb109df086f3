-- Of the steps that count none with something left is older than oldest_at: one that is counted for nothing
-- before. Written by ON CONFLICT, which goes by the primary key whatever is known of the table. A step that a
-- merge moves leaves the standing of its account.
CREATE OR REPLACE FUNCTION keep_goal_standing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before bigint := CASE TG_OP WHEN 'UPDATE' THEN OLD."left" ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_account_id <> OLD.user_account_id THEN
    UPDATE goal_standings s SET progress = s.progress - OLD."left"
      WHERE s.company_id = OLD.company_id AND s.coupon_id = OLD.coupon_id AND s.user_account_id = OLD.user_account_id
        AND NOT (OLD."left" > 0 AND (s.oldest_at IS NULL OR OLD.created_at < s.oldest_at));
    v_before := 0;
  END IF;
  INSERT INTO goal_standings AS s (company_id, coupon_id, user_account_id, progress, oldest_at, last_at)
    VALUES (NEW.company_id, NEW.coupon_id, NEW.user_account_id, NEW."left", CASE WHEN NEW."left" > 0 THEN NEW.created_at END, NEW.created_at)
  ON CONFLICT (company_id, coupon_id, user_account_id) DO UPDATE SET
      progress = s.progress + NEW."left"
        - CASE WHEN v_before > 0 AND (s.oldest_at IS NULL OR NEW.created_at < s.oldest_at) THEN 0 ELSE v_before END,
      oldest_at = least(s.oldest_at, excluded.oldest_at), last_at = greatest(s.last_at, NEW.created_at);
  RETURN NULL;
END $$;
