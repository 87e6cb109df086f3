-- Every company and every store has its settings from the moment it exists.
CREATE OR REPLACE FUNCTION make_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_settings (company_id, store_id) VALUES (NEW.company_id, NEW.store_id);
  IF NEW.kind = 'company' THEN
    INSERT INTO company_settings (company_id) VALUES (NEW.company_id);
  END IF;
  RETURN NULL;
END $$;
