-- A till ends with its cash register.
CREATE OR REPLACE FUNCTION end_tills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM access_tokens WHERE store_id = OLD.store_id AND cash_register_id = OLD.cash_register_id;
  RETURN NULL;
END $$;
