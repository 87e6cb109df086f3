-- What a store took on one day of one channel, added up once and kept from then on; raises PT002
-- or PT003, with what was taken so far, when a receipt would go past the limit.
CREATE OR REPLACE FUNCTION take_daily(
  p_company bigint, p_store bigint, p_channel text, p_day text, p_from timestamptz,
  p_amount bigint, p_points bigint, p_most_amount bigint, p_most_points bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_amount bigint;
  v_points bigint;
BEGIN
  INSERT INTO daily_totals (company_id, store_id, day, channel, amount, points)
    SELECT p_company, p_store, p_day, p_channel, coalesce(sum(t.amount), 0), coalesce(sum(t.points), 0)
      FROM transactions t WHERE t.company_id = p_company AND t.store_id = p_store
        AND t.created_at >= p_from AND t.channel = p_channel AND t.status = 'posted'
    ON CONFLICT DO NOTHING;
  UPDATE daily_totals SET amount = amount + p_amount, points = points + p_points
    WHERE company_id = p_company AND store_id = p_store AND day = p_day AND channel = p_channel
    RETURNING amount, points INTO v_amount, v_points;
  IF p_most_amount > 0 AND v_amount > p_most_amount THEN
    RAISE EXCEPTION 'daily amount' USING ERRCODE = 'PT002', DETAIL = (v_amount - p_amount)::text;
  END IF;
  IF p_most_points > 0 AND v_points > p_most_points THEN
    RAISE EXCEPTION 'daily points' USING ERRCODE = 'PT003', DETAIL = (v_points - p_points)::text;
  END IF;
END $$;
