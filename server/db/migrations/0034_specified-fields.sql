ALTER TABLE "users" ADD COLUMN "notify_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_sms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "store_quarters" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "synergies" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "loyalty_program_id" bigint;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "unpaid_billing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "public_api_token" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "api_authentication" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- As add_to_quarter: whoever looks at a page waits for nobody, and nobody for them.
CREATE FUNCTION count_view(p_company bigint, p_store bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_quarter integer := quarter_of(now());
  v_slot integer := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(hashint8extended(p_store, v_quarter::bigint * 1000 + v_slot)) LOOP
    v_slot := v_slot + 1;
  END LOOP;
  INSERT INTO store_quarters AS q (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed, views)
    VALUES (p_company, p_store, v_quarter, v_slot, 0, 0, 0, 0, 1)
  ON CONFLICT (company_id, store_id, quarter, slot) DO UPDATE SET views = q.views + 1;
END $$;
