CREATE TABLE "till_pins" (
	"company_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "till_pins_company_id_store_id_user_id_pk" PRIMARY KEY("company_id","store_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "transaction_returns" ADD COLUMN "till_id" bigint;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "cashier_id" bigint;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "ask_above_amount" bigint;--> statement-breakpoint
ALTER TABLE "till_pins" ADD CONSTRAINT "till_pins__membership__fk" FOREIGN KEY ("company_id","store_id","user_id") REFERENCES "public"."memberships"("company_id","store_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER till_pins_keep_change AFTER INSERT OR UPDATE OR DELETE ON till_pins
  FOR EACH ROW EXECUTE FUNCTION keep_change('user_id', 'pin_hash', 'set_at');
