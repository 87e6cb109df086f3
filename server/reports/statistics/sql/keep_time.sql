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
