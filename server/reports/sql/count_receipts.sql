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
