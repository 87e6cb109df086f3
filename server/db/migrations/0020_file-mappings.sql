CREATE TABLE "file_mappings" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"header_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"decimals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"orders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_mappings_company_id_kind_header_key_pk" PRIMARY KEY("company_id","kind","header_key")
);
--> statement-breakpoint
CREATE INDEX "file_mappings__newest__idx" ON "file_mappings" USING btree ("company_id","kind","updated_at");
--> statement-breakpoint
INSERT INTO "file_mappings" ("company_id", "kind", "header_key", "mapping", "updated_at")
	SELECT "company_id", 'statement', "header_key", "mapping", "updated_at" FROM "statement_mappings";
--> statement-breakpoint
DROP TABLE "statement_mappings" CASCADE;
