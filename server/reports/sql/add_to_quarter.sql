-- Writes the first row that nobody else is writing, told by locks in memory: nobody waits, so that two who
-- write several cannot wait for one another either, and where few write at once there is one row.
CREATE OR REPLACE FUNCTION add_to_quarter(
  p_company bigint, p_store bigint, p_at timestamptz, p_receipts integer, p_amount bigint, p_issued bigint, p_redeemed bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_quarter integer := quarter_of(p_at);
  v_slot integer := 0;
BEGIN
  IF p_store IS NULL OR p_receipts = 0 AND p_amount = 0 AND p_issued = 0 AND p_redeemed = 0 THEN RETURN; END IF;
  WHILE NOT pg_try_advisory_xact_lock(hashint8extended(p_store, v_quarter::bigint * 1000 + v_slot)) LOOP
    v_slot := v_slot + 1;
  END LOOP;
  INSERT INTO store_quarters AS q (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
    VALUES (p_company, p_store, v_quarter, v_slot, p_receipts, p_amount, p_issued, p_redeemed)
  ON CONFLICT (company_id, store_id, quarter, slot) DO UPDATE SET receipts = q.receipts + excluded.receipts,
    amount = q.amount + excluded.amount, issued = q.issued + excluded.issued, redeemed = q.redeemed + excluded.redeemed;
  -- What happens now is of no day whose sums are kept.
  IF p_at NOT BETWEEN now() - interval '30 minutes' AND now() + interval '30 minutes' THEN
    PERFORM add_to_day(p_company, p_store, p_at, p_receipts, p_amount, p_issued, p_redeemed);
  END IF;
END $$;
