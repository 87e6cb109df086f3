-- Points that no receipt gave or redeemed. Looked at when all is written: a posting comes before its entries.
CREATE OR REPLACE FUNCTION count_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_moved record;
BEGIN
  FOR v_moved IN SELECT CASE e.side WHEN 'redeemed' THEN coalesce(e.redeem_store_id, e.store_id) ELSE e.store_id END AS store_id,
      coalesce(-sum(e.amount) FILTER (WHERE e.side = 'issued'), 0)::bigint AS issued,
      coalesce(sum(e.amount) FILTER (WHERE e.side = 'redeemed'), 0)::bigint AS redeemed
    FROM entries e WHERE e.company_id = NEW.company_id AND e.posting_id = NEW.posting_id AND e.side IN ('issued', 'redeemed') GROUP BY 1
  LOOP
    PERFORM add_to_quarter(NEW.company_id, v_moved.store_id, NEW.created_at, 0, 0, v_moved.issued, v_moved.redeemed);
  END LOOP;
  RETURN NULL;
END $$;
