CREATE TABLE "billing_points" (
	"company_id" bigint NOT NULL,
	"billing_id" bigint NOT NULL,
	"points" bigint NOT NULL,
	"user_account_id" bigint,
	"posting_id" bigint,
	"earned_at" timestamp(3) with time zone NOT NULL,
	"given_at" timestamp(3) with time zone,
	CONSTRAINT "billing_points_company_id_billing_id_pk" PRIMARY KEY("company_id","billing_id")
);
--> statement-breakpoint
CREATE INDEX "billing_points__waiting__idx" ON "billing_points" USING btree ("earned_at") WHERE "billing_points"."given_at" is null;