-- Who had a receipt in stores in a time, of one channel or of all, in blocks of 32768: whole months and days from what is
-- kept of them, the rest from receipts.
CREATE OR REPLACE FUNCTION people_in(p_company bigint, p_stores bigint[], p_channel text, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (store_id bigint, block bigint, people bit)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY WITH spans AS MATERIALIZED (SELECT * FROM spans_of(p_company, p_stores, p_since, p_until)),
    parts AS (
      SELECT s.store_id, m.block, m.people FROM spans s
        JOIN customer_times m ON m.company_id = p_company AND m.store_id = s.store_id AND m.unit = s.unit AND m.number = s.number
        WHERE p_channel IS NULL OR m.channel = p_channel
      UNION ALL SELECT s.store_id, b.word >> 9, bit_or(people_of_word(b.word, b.people)) FROM spans s
        CROSS JOIN LATERAL people_between(p_company, s.store_id, s.since, s.until) b
        WHERE s.unit IS NULL AND (p_channel IS NULL OR b.channel = p_channel) GROUP BY 1, 2)
    SELECT p.store_id, p.block, bit_or(p.people) FROM parts p GROUP BY 1, 2;
END $$;
