CREATE TABLE "statement_mappings" (
	"company_id" bigint NOT NULL,
	"header_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_mappings_company_id_header_key_pk" PRIMARY KEY("company_id","header_key")
);
