CREATE TABLE "imported_customers" (
	"company_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"user_account_id" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "imported_customers_company_id_import_id_user_account_id_pk" PRIMARY KEY("company_id","import_id","user_account_id")
);
--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "restored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "left_alone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "undone_by" bigint;--> statement-breakpoint
ALTER TABLE "imported_customers" ADD CONSTRAINT "imported_customers__import__fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."customer_imports"("company_id","import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_customers__customer__idx" ON "imported_customers" USING btree ("company_id","user_account_id");