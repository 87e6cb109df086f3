CREATE TABLE "default_permissions" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"default_company_cms" jsonb NOT NULL,
	"default_store_cms" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;