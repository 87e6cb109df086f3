CREATE TABLE "ledger_days_kept" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"company_id" bigint NOT NULL,
	"day" integer NOT NULL,
	"what" text NOT NULL,
	"store_id" bigint NOT NULL,
	"redeem_store_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"worth" bigint NOT NULL,
	CONSTRAINT "ledger_days_company_id_day_what_store_id_redeem_store_id_pk" PRIMARY KEY("company_id","day","what","store_id","redeem_store_id")
);
