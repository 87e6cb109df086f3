-- The receipts of a store in a time as they were posted, added up by quarters of an hour. By the index, however many there are: nothing is
-- known beforehand of the moments that are asked for, and a plan that suits all would read them all.
CREATE OR REPLACE FUNCTION receipts_by_quarter(p_company bigint, p_store bigint, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (quarter integer, receipts integer, amount bigint, issued bigint, redeemed bigint)
LANGUAGE plpgsql STABLE ROWS 1 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT quarter_of(t.created_at), count(*)::integer, sum(t.amount)::bigint, sum(t.points)::bigint, sum(t.points_used)::bigint
    FROM transactions t WHERE t.company_id = p_company AND t.store_id = p_store AND t.created_at >= p_since AND t.created_at < p_until
      AND t.status = 'posted' GROUP BY 1;
END $$;
