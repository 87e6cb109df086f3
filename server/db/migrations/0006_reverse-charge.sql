DROP INDEX "billings__period__unique";--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "billings__period__unique" ON "billings" USING btree ("company_id","store_id","period_from") WHERE "billings"."kind" = 'period' and "billings"."status" <> 'cancelled';