CREATE TABLE "vat_checks" (
	"vat_number" text PRIMARY KEY NOT NULL,
	"valid" boolean,
	"checked_at" timestamp(3) with time zone,
	"request_id" text,
	"tried_at" timestamp(3) with time zone NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"company_id" bigint NOT NULL,
	"account" text NOT NULL,
	"credentials" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_accounts_company_id_account_pk" PRIMARY KEY("company_id","account")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unbilled_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unbilled_to" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_cards" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "debt_lines" ADD COLUMN "reverse_charge" boolean DEFAULT false NOT NULL;