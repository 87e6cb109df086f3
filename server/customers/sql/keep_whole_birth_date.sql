-- A date with its year says more than a day without one, and takes its place.
CREATE OR REPLACE FUNCTION keep_whole_birth_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.birthday := NULL;
  RETURN NEW;
END $$;
