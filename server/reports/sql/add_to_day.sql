-- What is counted on a day whose sums are kept already is counted in these too: a receipt that comes back weeks later.
-- Sums are made an hour after a day at the earliest, so that what happens now is none of it.
CREATE OR REPLACE FUNCTION add_to_day(
  p_company bigint, p_store bigint, p_at timestamptz, p_receipts integer, p_amount bigint, p_issued bigint, p_redeemed bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_last integer;
  v_day integer;
  v_hour integer;
BEGIN
  -- Whoever sums days meanwhile has this counted, or waits for it.
  SELECT k.day, (p_at AT TIME ZONE k.time_zone)::date - date '1970-01-01', 1 + extract(hour FROM p_at AT TIME ZONE k.time_zone)::integer
    INTO v_last, v_day, v_hour FROM ledger_days_kept k WHERE k.company_id = p_company FOR SHARE;
  IF NOT FOUND OR v_day > v_last THEN RETURN; END IF;
  INSERT INTO store_days (company_id, day, store_id, receipts, turnover, given, redeemed, receipts_by_hour, turnover_by_hour)
    VALUES (p_company, v_day, p_store, 0, 0, 0, 0, array_fill(0, ARRAY[24]), array_fill(0::bigint, ARRAY[24]))
    ON CONFLICT DO NOTHING;
  UPDATE store_days SET receipts = receipts + p_receipts, turnover = turnover + p_amount, given = given + p_issued, redeemed = redeemed + p_redeemed,
      receipts_by_hour[v_hour] = receipts_by_hour[v_hour] + p_receipts, turnover_by_hour[v_hour] = turnover_by_hour[v_hour] + p_amount
    WHERE company_id = p_company AND day = v_day AND store_id = p_store;
END $$;
