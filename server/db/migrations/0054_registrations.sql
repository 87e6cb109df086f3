CREATE TABLE "registrations" (
	"identifier_hash" text PRIMARY KEY NOT NULL,
	"app_provider_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	"mobile" text NOT NULL,
	"tos_accepted_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"proved_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_app_provider_id_app_providers_app_provider_id_fk" FOREIGN KEY ("app_provider_id") REFERENCES "public"."app_providers"("app_provider_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations__over__idx" ON "registrations" USING btree ("expires_at");