DROP INDEX "saved_views__name__unique";--> statement-breakpoint
ALTER TABLE "point_titles" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views__name__unique" ON "saved_views" USING btree ("company_id","user_id","resource","name") WHERE "saved_views"."deleted_at" is null;