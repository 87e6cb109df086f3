-- A message is of use from the moment on at which it may leave: quiet hours do not make it older.
CREATE OR REPLACE FUNCTION note_useful() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.useful_until := CASE WHEN isfinite(NEW.next_try_at) THEN greatest(now(), NEW.next_try_at) ELSE now() END
    + message_useful_for(NEW.sealed_code IS NOT NULL, NEW.purpose);
  RETURN NEW;
END $$;
