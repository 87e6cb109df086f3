ALTER TABLE "billing_sellers" ADD COLUMN "last_credit_note" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billings" ADD COLUMN "refunding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD COLUMN "refunding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_refunds" ADD COLUMN "credit_note_number" bigint;--> statement-breakpoint
ALTER TABLE "billing_refunds" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_refunds__credit_note__unique" ON "billing_refunds" USING btree ("company_id","credit_note_number") WHERE "billing_refunds"."credit_note_number" is not null;--> statement-breakpoint
-- Each line has its rate from now on: until now a billing had one.
UPDATE billings b SET lines = (SELECT jsonb_agg(l || jsonb_build_object('vat_rate', b.vat_rate) ORDER BY n) FROM jsonb_array_elements(b.lines) WITH ORDINALITY x (l, n))
  WHERE jsonb_array_length(b.lines) > 0;--> statement-breakpoint
-- Refunds under way that are more than is left of their payment give nothing back.
UPDATE billing_refunds r SET state = 'failed', settled_at = now() FROM (
    SELECT r.company_id, r.refund_id, p.amount - p.refunded AS room,
      sum(r.amount) OVER (PARTITION BY r.company_id, r.payment_id ORDER BY r.refund_id) AS wanted
    FROM billing_refunds r JOIN billing_payments p ON p.company_id = r.company_id AND p.payment_id = r.payment_id
    WHERE r.state = 'pending') x
  WHERE r.company_id = x.company_id AND r.refund_id = x.refund_id AND x.wanted > x.room;--> statement-breakpoint
UPDATE billings b SET refunding = x.amount FROM (SELECT company_id, billing_id, sum(amount) AS amount FROM billing_refunds
    WHERE state = 'pending' AND reason <> 'not_owed' GROUP BY 1, 2) x
  WHERE b.company_id = x.company_id AND b.billing_id = x.billing_id;--> statement-breakpoint
UPDATE billing_payments p SET refunding = x.amount FROM (SELECT company_id, payment_id, sum(amount) AS amount FROM billing_refunds
    WHERE state = 'pending' AND payment_id IS NOT NULL GROUP BY 1, 2) x
  WHERE p.company_id = x.company_id AND p.payment_id = x.payment_id;--> statement-breakpoint
-- What was given back too often is found and repaired by billing:verify; no more is written.
ALTER TABLE "billings" ADD CONSTRAINT "billings__refunds" CHECK ("billings"."refunded" >= 0 and "billings"."refunding" >= 0 and "billings"."refunded" + "billings"."refunding" <= case when "billings"."status" in ('paid', 'disputed', 'refunded') then "billings"."total" else 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD CONSTRAINT "billing_payments__refunds" CHECK ("billing_payments"."refunded" >= 0 and "billing_payments"."refunding" >= 0 and "billing_payments"."refunded" + "billing_payments"."refunding" <= "billing_payments"."amount") NOT VALID;
--> statement-breakpoint
-- What is given back of a billing, and of the payment that it goes back to, is the sum of the refunds, whoever writes them:
-- the checks of both tables refuse more than was paid. Money that was not owed was never the billing's.
CREATE OR REPLACE FUNCTION sum_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one billing_refunds := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  -- Of two at once the second sums up what the first has written.
  PERFORM 1 FROM billings b WHERE b.company_id = one.company_id AND b.billing_id = one.billing_id FOR UPDATE;
  UPDATE billings b SET (refunded, refunding) = (SELECT coalesce(sum(r.amount) FILTER (WHERE r.state = 'succeeded'), 0),
        coalesce(sum(r.amount) FILTER (WHERE r.state = 'pending'), 0)
      FROM billing_refunds r WHERE r.company_id = b.company_id AND r.billing_id = b.billing_id AND r.reason <> 'not_owed')
    WHERE b.company_id = one.company_id AND b.billing_id = one.billing_id;
  IF one.payment_id IS NOT NULL THEN
    PERFORM 1 FROM billing_payments p WHERE p.company_id = one.company_id AND p.payment_id = one.payment_id FOR UPDATE;
    UPDATE billing_payments p SET (refunded, refunding) = (SELECT coalesce(sum(r.amount) FILTER (WHERE r.state = 'succeeded'), 0),
          coalesce(sum(r.amount) FILTER (WHERE r.state = 'pending'), 0)
        FROM billing_refunds r WHERE r.company_id = p.company_id AND r.payment_id = p.payment_id)
      WHERE p.company_id = one.company_id AND p.payment_id = one.payment_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER billing_refunds_sum AFTER INSERT OR UPDATE OF amount, state, reason OR DELETE ON billing_refunds FOR EACH ROW
  EXECUTE FUNCTION sum_refunds();
--> statement-breakpoint
-- Only what a user did: the runner changes billings every day.
CREATE OR REPLACE TRIGGER billings_keep_change AFTER UPDATE ON billings FOR EACH ROW
  WHEN (acting() ->> 'user_id' IS NOT NULL)
  EXECUTE FUNCTION keep_change('billing_id', '', 'lines,refunding');
