DROP INDEX "messages__queued__idx";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "idempotency_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "messages__due__idx" ON "messages" USING btree ("company_id","channel","next_try_at") WHERE "messages"."state" = 'queued';