CREATE TABLE "vat_checks" (
	"vat_number" text PRIMARY KEY NOT NULL,
	"valid" boolean,
	"checked_at" timestamp(3) with time zone,
	"request_id" text,
	"tried_at" timestamp(3) with time zone NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL
);
