CREATE TABLE "billing_accounts" (
	"company_id" bigint NOT NULL,
	"account" text NOT NULL,
	"credentials" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_accounts_company_id_account_pk" PRIMARY KEY("company_id","account")
);
--> statement-breakpoint
ALTER TABLE "billing_cards" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD COLUMN "account" text;