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
