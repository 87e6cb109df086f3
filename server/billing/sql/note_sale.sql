-- As note_change, for the company that sells and the one that buys.
CREATE OR REPLACE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company bigint;
BEGIN
  FOR company IN SELECT DISTINCT unnest(ARRAY[NEW.company_id, NEW.buyer_company_id]) LOOP
    IF is_subscribed(company, TG_ARGV[0]) THEN
      PERFORM note_event(company, to_jsonb(NEW), to_jsonb(OLD), TG_ARGV[0:]);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
