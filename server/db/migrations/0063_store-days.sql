CREATE TABLE "store_days" (
	"company_id" bigint NOT NULL,
	"day" integer NOT NULL,
	"store_id" bigint NOT NULL,
	"receipts" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"given" bigint NOT NULL,
	"redeemed" bigint NOT NULL,
	"receipts_by_hour" integer[] NOT NULL,
	"turnover_by_hour" bigint[] NOT NULL,
	CONSTRAINT "store_days_company_id_day_store_id_pk" PRIMARY KEY("company_id","day","store_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
-- Writes the first row that nobody else is writing, told by locks in memory: nobody waits, so that two who
-- write several cannot wait for one another either, and where few write at once there is one row.
CREATE OR REPLACE FUNCTION add_to_quarter(
  p_company bigint, p_store bigint, p_at timestamptz, p_receipts integer, p_amount bigint, p_issued bigint, p_redeemed bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_quarter integer := quarter_of(p_at);
  v_slot integer := 0;
BEGIN
  IF p_store IS NULL OR p_receipts = 0 AND p_amount = 0 AND p_issued = 0 AND p_redeemed = 0 THEN RETURN; END IF;
  WHILE NOT pg_try_advisory_xact_lock(hashint8extended(p_store, v_quarter::bigint * 1000 + v_slot)) LOOP
    v_slot := v_slot + 1;
  END LOOP;
  INSERT INTO store_quarters AS q (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
    VALUES (p_company, p_store, v_quarter, v_slot, p_receipts, p_amount, p_issued, p_redeemed)
  ON CONFLICT (company_id, store_id, quarter, slot) DO UPDATE SET receipts = q.receipts + excluded.receipts,
    amount = q.amount + excluded.amount, issued = q.issued + excluded.issued, redeemed = q.redeemed + excluded.redeemed;
  -- What happens now is of no day whose sums are kept.
  IF p_at NOT BETWEEN now() - interval '30 minutes' AND now() + interval '30 minutes' THEN
    PERFORM add_to_day(p_company, p_store, p_at, p_receipts, p_amount, p_issued, p_redeemed);
  END IF;
END $$;

--> statement-breakpoint
-- They follow from entries and receipts: the background sums all days anew, with those of stores.
DELETE FROM ledger_days;
--> statement-breakpoint
DELETE FROM ledger_days_kept;
