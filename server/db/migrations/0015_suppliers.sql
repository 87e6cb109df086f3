CREATE TABLE "supplier_users" (
	"company_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"email_1" text,
	"email_2" text,
	"gender" text,
	CONSTRAINT "supplier_users_company_id_store_id_pk" PRIMARY KEY("company_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "supplier_message_subject" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "supplier_message_content" text;--> statement-breakpoint
ALTER TABLE "supplier_users" ADD CONSTRAINT "supplier_users__store_id__fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."stores"("company_id","store_id") ON DELETE no action ON UPDATE no action;