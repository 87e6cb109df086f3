ALTER TABLE "subscriptions" ADD COLUMN "unbilled_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unbilled_to" timestamp(3) with time zone;