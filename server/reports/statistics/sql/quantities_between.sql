-- How much of each product was bought in a store in a time. By the index, as in receipts_by_quarter.
CREATE OR REPLACE FUNCTION quantities_between(p_company bigint, p_store bigint, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (channel text, product_id bigint, quantity numeric)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT t.channel, (l->>'product_id')::bigint, sum((l->>'quantity')::numeric)
    FROM transactions t CROSS JOIN LATERAL jsonb_array_elements(t.lines) l
    WHERE t.company_id = p_company AND t.store_id = p_store AND t.created_at >= p_since AND t.created_at < p_until
      AND t.status = 'posted' AND t.lines <> '[]' AND l->>'product_id' IS NOT NULL GROUP BY 1, 2;
END $$;
