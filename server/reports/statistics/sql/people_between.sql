-- Who had a receipt in a store in a time, by words of 64. By the index, however many there are, as in receipts_by_quarter.
CREATE OR REPLACE FUNCTION people_between(p_company bigint, p_store bigint, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (channel text, word bigint, people bigint)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT t.channel, t.user_account_id >> 6, bit_or(person_bit(t.user_account_id))
    FROM transactions t WHERE t.company_id = p_company AND t.store_id = p_store AND t.created_at >= p_since AND t.created_at < p_until
      AND t.status = 'posted' AND t.user_account_id IS NOT NULL GROUP BY 1, 2;
END $$;
