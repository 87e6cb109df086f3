-- A code is needed until its message was sent: after that nobody can read it any more.
CREATE OR REPLACE FUNCTION forget_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sealed_code := NULL;
  RETURN NEW;
END $$;
