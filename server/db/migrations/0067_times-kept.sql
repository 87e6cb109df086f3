CREATE TABLE "customer_times" (
	"company_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"number" integer NOT NULL,
	"channel" text NOT NULL,
	"block" bigint NOT NULL,
	"people" bit(32768) NOT NULL,
	CONSTRAINT "customer_times_company_id_store_id_unit_number_channel_block_pk" PRIMARY KEY("company_id","store_id","unit","number","channel","block")
);

CREATE TABLE "product_times" (
	"company_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"number" integer NOT NULL,
	"channel" text NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" numeric NOT NULL,
	CONSTRAINT "product_times_company_id_store_id_unit_number_channel_product_id_pk" PRIMARY KEY("company_id","store_id","unit","number","channel","product_id")
);

CREATE TABLE "store_times_kept" (
	"company_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"number" integer NOT NULL,
	"time_zone" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "store_times_kept_company_id_store_id_unit_number_pk" PRIMARY KEY("company_id","store_id","unit","number")
);

CREATE INDEX "customers__gone__idx" ON "customers" USING btree ("company_id","user_account_id") WHERE "customers"."deleted_at" is not null;
--> statement-breakpoint
-- Customers are kept as bits: of each the one within a word of 64, and of 512 words a block.
CREATE OR REPLACE FUNCTION person_bit(p_id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 1::bigint << (63 - (p_id & 63))::integer;
--> statement-breakpoint
-- A word of customers in its place within its block.
CREATE OR REPLACE FUNCTION people_of_word(p_word bigint, p_people bigint) RETURNS bit LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN p_people::bit(64)::bit(32768) >> ((p_word & 511)::integer * 64);
--> statement-breakpoint
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
--> statement-breakpoint
-- A receipt of a time that may be kept was written or changed: from now on its month, or its day, is read from receipts,
-- until it is kept anew. What is posted now is of no such time, and does not come here.
CREATE OR REPLACE FUNCTION forget_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'posted' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('times', OLD.store_id));
    DELETE FROM store_times_kept WHERE company_id = OLD.company_id AND store_id = OLD.store_id AND since <= OLD.created_at AND until > OLD.created_at;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'posted' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('times', NEW.store_id));
    DELETE FROM store_times_kept WHERE company_id = NEW.company_id AND store_id = NEW.store_id AND since <= NEW.created_at AND until > NEW.created_at;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps what receipts of a month or a day of a store say, or keeps it anew: months are numbered from the year 0, days from
-- the first of 1970, and a month takes the place of its days. Whoever forgets a time of that store meanwhile is waited for,
-- or waits: what is read here is read after that.
CREATE OR REPLACE FUNCTION keep_time(p_company bigint, p_store bigint, p_unit text, p_number integer, p_zone text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_first date := CASE p_unit WHEN 'month' THEN make_date(p_number / 12, p_number % 12 + 1, 1) ELSE date '1970-01-01' + p_number END;
  v_next date := (v_first + CASE p_unit WHEN 'month' THEN interval '1 month' ELSE interval '1 day' END)::date;
  v_since timestamptz := v_first::timestamp AT TIME ZONE p_zone;
  v_until timestamptz := v_next::timestamp AT TIME ZONE p_zone;
  v_days int4range := int4range(v_first - date '1970-01-01', v_next - date '1970-01-01');
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('times', p_store));
  DELETE FROM customer_times t WHERE t.company_id = p_company AND t.store_id = p_store
    AND (t.unit = p_unit AND t.number = p_number OR t.unit = 'day' AND t.number <@ v_days);
  DELETE FROM product_times t WHERE t.company_id = p_company AND t.store_id = p_store
    AND (t.unit = p_unit AND t.number = p_number OR t.unit = 'day' AND t.number <@ v_days);
  DELETE FROM store_times_kept t WHERE t.company_id = p_company AND t.store_id = p_store
    AND (t.unit = p_unit AND t.number = p_number OR t.unit = 'day' AND t.number <@ v_days);
  INSERT INTO customer_times (company_id, store_id, unit, number, channel, block, people)
    SELECT p_company, p_store, p_unit, p_number, b.channel, b.word >> 9, bit_or(people_of_word(b.word, b.people))
      FROM people_between(p_company, p_store, v_since, v_until) b GROUP BY 5, 6;
  INSERT INTO product_times (company_id, store_id, unit, number, channel, product_id, quantity)
    SELECT p_company, p_store, p_unit, p_number, b.channel, b.product_id, b.quantity
      FROM quantities_between(p_company, p_store, v_since, v_until) b;
  INSERT INTO store_times_kept (company_id, store_id, unit, number, time_zone, since, until)
    VALUES (p_company, p_store, p_unit, p_number, p_zone, v_since, v_until);
END $$;
--> statement-breakpoint
-- Who had a receipt in a store in a time, by words of 64. By the index, however many there are, as in receipts_by_quarter.
CREATE OR REPLACE FUNCTION people_between(p_company bigint, p_store bigint, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (channel text, word bigint, people bigint)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT t.channel, t.user_account_id >> 6, bit_or(person_bit(t.user_account_id))
    FROM transactions t WHERE t.company_id = p_company AND t.store_id = p_store AND t.created_at >= p_since AND t.created_at < p_until
      AND t.status = 'posted' AND t.user_account_id IS NOT NULL GROUP BY 1, 2;
END $$;
--> statement-breakpoint
-- Who is no customer of a company any more, in blocks.
CREATE OR REPLACE FUNCTION people_gone(p_company bigint) RETURNS TABLE (block bigint, people bit) LANGUAGE sql STABLE AS $$
  SELECT g.word >> 9, bit_or(people_of_word(g.word, g.people)) FROM (
      SELECT c.user_account_id >> 6 AS word, bit_or(person_bit(c.user_account_id)) AS people FROM customers c
        WHERE c.company_id = p_company AND c.deleted_at IS NOT NULL GROUP BY 1) g GROUP BY 1
$$;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- What is posted now is of nothing that is kept: all that it pays is the comparison.
CREATE TRIGGER transactions_forget_time AFTER INSERT ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted' AND NEW.created_at NOT BETWEEN now() - interval '20 hours' AND now() + interval '20 hours')
  EXECUTE FUNCTION forget_time();
--> statement-breakpoint
-- A return changes neither who came nor what they bought.
CREATE TRIGGER transactions_change_time AFTER UPDATE OF status, created_at, store_id, channel, user_account_id, lines ON transactions FOR EACH ROW
  WHEN ((OLD.status = 'posted' OR NEW.status = 'posted')
    AND (OLD.status, OLD.created_at, OLD.store_id, OLD.channel, OLD.user_account_id, OLD.lines)
      IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.store_id, NEW.channel, NEW.user_account_id, NEW.lines)
    AND NOT (OLD.created_at BETWEEN now() - interval '20 hours' AND now() + interval '20 hours' AND NEW.created_at BETWEEN now() - interval '20 hours' AND now() + interval '20 hours'))
  EXECUTE FUNCTION forget_time();
--> statement-breakpoint
CREATE TRIGGER transactions_lose_time AFTER DELETE ON transactions FOR EACH ROW
  WHEN (OLD.status = 'posted' AND OLD.created_at NOT BETWEEN now() - interval '20 hours' AND now() + interval '20 hours')
  EXECUTE FUNCTION forget_time();
