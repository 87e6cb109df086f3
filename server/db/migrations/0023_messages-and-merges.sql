ALTER TABLE "customer_imports" ADD COLUMN "welcomes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "joined_to" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "offers_per_day" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages__joined__idx" ON "messages" USING btree ("company_id","joined_to") WHERE "messages"."joined_to" is not null;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- An account and all that were merged into it: what one person had counts under every one of them.
CREATE OR REPLACE FUNCTION accounts_of(company bigint, account bigint) RETURNS bigint[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  WITH RECURSIVE own AS (
    SELECT account AS id
    UNION SELECT c.user_account_id FROM own JOIN customers c ON c.company_id = company AND c.merged_into = own.id
  )
  SELECT array_agg(own.id) FROM own
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claims_keep_goal_rewards AFTER INSERT OR UPDATE OF state, user_account_id ON claims FOR EACH ROW
  WHEN (NEW.kind = 'goal')
  EXECUTE FUNCTION keep_goal_rewards();
--> statement-breakpoint
-- A campaign that began without a first day has the day on which it began.
UPDATE campaigns SET starts_at = started_at WHERE starts_at IS NULL AND started_at IS NOT NULL;
--> statement-breakpoint
-- A campaign whose gift was deleted by an earlier version gives nothing: it waits for another one.
UPDATE campaigns c SET status = 'paused', campaign_status_id = 4, paused_by = 'gift', updated_at = now()
  WHERE c.status IN ('running', 'scheduled') AND EXISTS (SELECT 1 FROM jsonb_array_elements_text(c.definition #> '{campaign_reward,gift_ids}') AS named (id)
    WHERE NOT EXISTS (SELECT 1 FROM gifts g WHERE g.company_id = c.company_id AND g.gift_id = named.id::bigint AND g.deleted_at IS NULL));
