-- A time of stores in pieces: the months within it that are kept by the company's present clock, the days that are, and
-- between them, without a unit, what has to be read from receipts.
CREATE OR REPLACE FUNCTION spans_of(p_company bigint, p_stores bigint[], p_since timestamptz, p_until timestamptz)
RETURNS TABLE (store_id bigint, unit text, number integer, since timestamptz, until timestamptz) LANGUAGE sql STABLE AS $$
  WITH within AS MATERIALIZED (SELECT k.store_id, k.unit, k.number, k.since, k.until FROM store_times_kept k
      JOIN company_settings c ON c.company_id = k.company_id AND c.time_zone = k.time_zone
      WHERE k.company_id = p_company AND k.store_id = ANY (p_stores) AND k.since >= p_since AND k.until <= p_until),
    kept AS MATERIALIZED (SELECT w.* FROM within w WHERE w.unit = 'month' OR NOT EXISTS (SELECT FROM within m
      WHERE m.unit = 'month' AND m.store_id = w.store_id AND m.since <= w.since AND m.until >= w.until))
  SELECT kept.store_id, kept.unit, kept.number, kept.since, kept.until FROM kept
  UNION ALL SELECT g.store_id, NULL, NULL, g.since, g.until FROM (
      SELECT b.store_id, b.until AS since, lead(b.since, 1, p_until) OVER (PARTITION BY b.store_id ORDER BY b.until) AS until
        FROM (SELECT kept.store_id, kept.since, kept.until FROM kept
          UNION ALL SELECT s.id, NULL, p_since FROM unnest(p_stores) s(id)) b) g
    WHERE g.since < g.until
$$;
