-- What comes back is taken off when it does; with all of a receipt the receipt itself.
CREATE OR REPLACE FUNCTION count_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_quarter(NEW.company_id, NEW.store_id, NEW.created_at, -NEW.whole::integer, -NEW.amount, -NEW.points_taken,
    -NEW.points_given_back);
  RETURN NULL;
END $$;
