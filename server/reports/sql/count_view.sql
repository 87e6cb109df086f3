-- As add_to_quarter: whoever looks at a page waits for nobody, and nobody for them.
CREATE OR REPLACE FUNCTION count_view(p_company bigint, p_store bigint) RETURNS void LANGUAGE plpgsql AS $$
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
