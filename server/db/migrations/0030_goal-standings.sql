CREATE TABLE "goal_standings" (
	"company_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"user_account_id" bigint NOT NULL,
	"progress" bigint NOT NULL,
	"oldest_at" timestamp(3) with time zone,
	"last_at" timestamp(3) with time zone NOT NULL,
	"rewards" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goal_standings_company_id_coupon_id_user_account_id_pk" PRIMARY KEY("company_id","coupon_id","user_account_id")
);
--> statement-breakpoint
CREATE INDEX "goal_standings__furthest__idx" ON "goal_standings" USING btree ("company_id","coupon_id",greatest("progress", 0) desc,"rewards" DESC NULLS FIRST,"user_account_id");--> statement-breakpoint
CREATE INDEX "goal_standings__oldest__idx" ON "goal_standings" USING btree ("company_id","oldest_at","coupon_id");
--> statement-breakpoint
-- Of the steps that count none with something left is older than oldest_at: one that is counted for nothing
-- before. Written by ON CONFLICT, which goes by the primary key whatever is known of the table.
CREATE FUNCTION keep_goal_standing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before bigint := CASE TG_OP WHEN 'UPDATE' THEN OLD."left" ELSE 0 END;
BEGIN
  INSERT INTO goal_standings AS s (company_id, coupon_id, user_account_id, progress, oldest_at, last_at)
    VALUES (NEW.company_id, NEW.coupon_id, NEW.user_account_id, NEW."left", CASE WHEN NEW."left" > 0 THEN NEW.created_at END, NEW.created_at)
  ON CONFLICT (company_id, coupon_id, user_account_id) DO UPDATE SET
      progress = s.progress + NEW."left"
        - CASE WHEN v_before > 0 AND (s.oldest_at IS NULL OR NEW.created_at < s.oldest_at) THEN 0 ELSE v_before END,
      oldest_at = least(s.oldest_at, excluded.oldest_at), last_at = greatest(s.last_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER goal_steps_keep_standing AFTER INSERT OR UPDATE ON goal_steps FOR EACH ROW EXECUTE FUNCTION keep_goal_standing();
--> statement-breakpoint
CREATE FUNCTION keep_goal_rewards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_change int := (NEW.state <> 'cancelled')::int - CASE TG_OP WHEN 'UPDATE' THEN (OLD.state <> 'cancelled')::int ELSE 0 END;
BEGIN
  IF v_change = 0 THEN RETURN NULL; END IF;
  INSERT INTO goal_standings AS s (company_id, coupon_id, user_account_id, progress, last_at, rewards)
    VALUES (NEW.company_id, NEW.coupon_id, NEW.user_account_id, 0, NEW.created_at, greatest(v_change, 0))
  ON CONFLICT (company_id, coupon_id, user_account_id) DO UPDATE SET rewards = s.rewards + v_change;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claims_keep_goal_rewards AFTER INSERT OR UPDATE OF state ON claims FOR EACH ROW
  WHEN (NEW.kind = 'goal') EXECUTE FUNCTION keep_goal_rewards();
--> statement-breakpoint
-- With other days other steps count: all of them are looked at anew.
CREATE FUNCTION forget_goal_standings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE goal_standings SET oldest_at = '-infinity' WHERE company_id = NEW.company_id AND coupon_id = NEW.coupon_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER coupons_forget_goal_standings AFTER UPDATE OF goal_max_days ON coupons FOR EACH ROW
  WHEN (NEW.kind = 'goal' AND NEW.goal_max_days IS DISTINCT FROM OLD.goal_max_days) EXECUTE FUNCTION forget_goal_standings();
--> statement-breakpoint
INSERT INTO goal_standings (company_id, coupon_id, user_account_id, progress, oldest_at, last_at, rewards)
  SELECT g.company_id, g.coupon_id, g.user_account_id, sum(g."left"), '-infinity', max(g.created_at),
      (SELECT count(*) FROM claims c WHERE c.company_id = g.company_id AND c.user_account_id = g.user_account_id
        AND c.coupon_id = g.coupon_id AND c.state <> 'cancelled')
    FROM goal_steps g GROUP BY g.company_id, g.coupon_id, g.user_account_id;
