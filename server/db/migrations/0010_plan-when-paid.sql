DROP INDEX "billings__shop_owed__idx";--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "from_plan_id" bigint;--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "to_plan_id" bigint;--> statement-breakpoint
CREATE INDEX "billings__shop_owed__idx" ON "billings" USING btree ("due_at") WHERE "billings"."kind" <> 'period' and "billings"."status" = 'open';--> statement-breakpoint
-- Until now a change was made before it was paid: what is owed of one is the plan's, and goes on being reminded of.
UPDATE billings SET kind = 'period' WHERE kind = 'change' AND status IN ('open', 'failed');
