DROP INDEX "customers__birthday__idx";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "birthday" text;--> statement-breakpoint
CREATE INDEX "customers__birthday__idx" ON "customers" USING btree ("company_id",coalesce((extract(month from birth_date) * 100 + extract(day from birth_date)), replace(birthday, '-', '')::numeric)) WHERE "customers"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers__birthday__never_both" CHECK ("customers"."birthday" is null or "customers"."birth_date" is null);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers__birthday__is_day" CHECK ("customers"."birthday" ~ '^(02-(0[1-9]|[12][0-9])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01]))$');
--> statement-breakpoint
-- A date with its year says more than a day without one, and takes its place.
CREATE OR REPLACE FUNCTION keep_whole_birth_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.birthday := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customers_keep_whole_birth_date BEFORE INSERT OR UPDATE OF birth_date, birthday ON customers FOR EACH ROW
  WHEN (NEW.birth_date IS NOT NULL AND NEW.birthday IS NOT NULL)
  EXECUTE FUNCTION keep_whole_birth_date();
