CREATE TABLE "receipts_counted" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
-- A receipt that was counted changes its quarter; a later one is counted by `count_receipts`, which waits for whatever
-- began before, so that what is posted now need not keep it from counting. A day may be kept before its last receipts
-- are counted.
CREATE OR REPLACE FUNCTION add_receipt(
  p_company bigint, p_store bigint, p_at timestamptz, p_receipts integer, p_amount bigint, p_issued bigint, p_redeemed bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_until timestamptz;
BEGIN
  IF p_at < now() - interval '1 minute' THEN SELECT c.until INTO v_until FROM receipts_counted c FOR SHARE;
  ELSE SELECT c.until INTO v_until FROM receipts_counted c;
  END IF;
  IF p_at < v_until THEN
    PERFORM add_to_quarter(p_company, p_store, p_at, p_receipts, p_amount, p_issued, p_redeemed);
  ELSIF p_at NOT BETWEEN now() - interval '30 minutes' AND now() + interval '30 minutes' THEN
    PERFORM add_to_day(p_company, p_store, p_at, p_receipts, p_amount, p_issued, p_redeemed);
  END IF;
END $$;
--> statement-breakpoint
-- A receipt counts when it is posted, and what comes back of it is taken out of the quarter it counts in.
CREATE OR REPLACE FUNCTION count_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'posted' AND OLD.created_at = NEW.created_at THEN
    PERFORM add_receipt(NEW.company_id, NEW.store_id, NEW.created_at, 0,
      (NEW.amount - NEW.returned_amount) - (OLD.amount - OLD.returned_amount),
      (NEW.points - NEW.points_taken) - (OLD.points - OLD.points_taken),
      (NEW.points_used - NEW.points_given_back) - (OLD.points_used - OLD.points_given_back));
  ELSE
    IF TG_OP = 'UPDATE' AND OLD.status = 'posted' THEN
      PERFORM add_receipt(OLD.company_id, OLD.store_id, OLD.created_at, -1, OLD.returned_amount - OLD.amount,
        OLD.points_taken - OLD.points, OLD.points_given_back - OLD.points_used);
    END IF;
    PERFORM add_receipt(NEW.company_id, NEW.store_id, NEW.created_at, 1, NEW.amount - NEW.returned_amount,
      NEW.points - NEW.points_taken, NEW.points_used - NEW.points_given_back);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts the receipts of all stores until a moment, of which nobody may be posting any before it. Those who count at one
-- time take turns, and so does whoever changes a receipt.
CREATE OR REPLACE FUNCTION count_receipts(p_until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_from timestamptz;
  -- As exact as moments of receipts are: none may lie between what is counted and what is kept of it.
  v_until timestamptz := date_trunc('milliseconds', p_until);
BEGIN
  SELECT c.until INTO v_from FROM receipts_counted c FOR UPDATE;
  IF v_until <= v_from THEN RETURN; END IF;
  INSERT INTO store_quarters AS q (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
    SELECT s.company_id, s.store_id, r.quarter, -1, r.receipts, r.amount, r.issued, r.redeemed
      FROM stores s CROSS JOIN LATERAL receipts_by_quarter(s.company_id, s.store_id, v_from, v_until) r
  ON CONFLICT (company_id, store_id, quarter, slot) DO UPDATE SET receipts = q.receipts + excluded.receipts,
    amount = q.amount + excluded.amount, issued = q.issued + excluded.issued, redeemed = q.redeemed + excluded.redeemed;
  -- Where nobody buys anything nothing is written.
  IF FOUND THEN UPDATE receipts_counted SET until = v_until; END IF;
END $$;
--> statement-breakpoint
-- The receipts of a store in a time, added up by quarters of an hour. By the index, however many there are: nothing is
-- known beforehand of the moments that are asked for, and a plan that suits all would read them all.
CREATE OR REPLACE FUNCTION receipts_by_quarter(p_company bigint, p_store bigint, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (quarter integer, receipts integer, amount bigint, issued bigint, redeemed bigint)
LANGUAGE plpgsql STABLE ROWS 1 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT quarter_of(t.created_at), count(*)::integer, sum(t.amount - t.returned_amount)::bigint,
      sum(t.points - t.points_taken)::bigint, sum(t.points_used - t.points_given_back)::bigint
    FROM transactions t WHERE t.company_id = p_company AND t.store_id = p_store AND t.created_at >= p_since AND t.created_at < p_until
      AND t.status = 'posted' GROUP BY 1;
END $$;
--> statement-breakpoint
INSERT INTO receipts_counted (until) VALUES (date_trunc('milliseconds', now()));
--> statement-breakpoint
-- What is counted, and what is not yet.
CREATE VIEW store_quarters_now AS
  SELECT company_id, store_id, quarter, receipts, amount, issued, redeemed, views FROM store_quarters
  UNION ALL SELECT s.company_id, s.store_id, r.quarter, r.receipts, r.amount, r.issued, r.redeemed, 0
    FROM receipts_counted c CROSS JOIN stores s
    CROSS JOIN LATERAL receipts_by_quarter(s.company_id, s.store_id, c.until, 'infinity') r;
