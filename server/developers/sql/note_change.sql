-- Notes an event of the row in the transaction of its change, where a webhook subscribes to it. The WHEN of a trigger says
-- when it happens, its arguments are the terms of note_event.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_subscribed(NEW.company_id, TG_ARGV[0]) THEN
    PERFORM note_event(NEW.company_id, to_jsonb(NEW), to_jsonb(OLD), TG_ARGV[0:]);
  END IF;
  RETURN NULL;
END $$;
