ALTER TABLE "store_settings" ADD COLUMN "reward_set_at" timestamp(3) with time zone;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER store_settings_keep_change AFTER INSERT OR UPDATE OR DELETE ON store_settings FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_id', '', 'reward_set_at');
--> statement-breakpoint
UPDATE store_settings SET reward_set_at = updated_at WHERE reward_points <> 100 OR reward_amount <> 100;
