ALTER TABLE "customer_imports" ADD COLUMN "welcomes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "joined_to" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "offers_per_day" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages__joined__idx" ON "messages" USING btree ("company_id","joined_to") WHERE "messages"."joined_to" is not null;