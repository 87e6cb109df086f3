CREATE TABLE "wallets" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"apple_certificate" text,
	"apple_authority" text,
	"apple_key" text,
	"apple_pass_type" text,
	"apple_team" text,
	"apple_expires_at" timestamp(3) with time zone,
	"google_issuer" text,
	"google_account" text,
	"google_key" text
);
