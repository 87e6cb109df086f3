-- How much of each product was bought in stores in a time, of one channel or of all; as people_in.
CREATE OR REPLACE FUNCTION quantities_in(p_company bigint, p_stores bigint[], p_channel text, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (product_id bigint, quantity numeric)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY WITH spans AS MATERIALIZED (SELECT * FROM spans_of(p_company, p_stores, p_since, p_until)),
    parts AS (
      SELECT m.product_id, m.quantity FROM spans s
        JOIN product_times m ON m.company_id = p_company AND m.store_id = s.store_id AND m.unit = s.unit AND m.number = s.number
        WHERE p_channel IS NULL OR m.channel = p_channel
      UNION ALL SELECT b.product_id, b.quantity FROM spans s
        CROSS JOIN LATERAL quantities_between(p_company, s.store_id, s.since, s.until) b
        WHERE s.unit IS NULL AND (p_channel IS NULL OR b.channel = p_channel))
    SELECT p.product_id, sum(p.quantity) FROM parts p GROUP BY 1;
END $$;
