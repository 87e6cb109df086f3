CREATE OR REPLACE TRIGGER customers_keep_whole_birth_date BEFORE INSERT OR UPDATE OF birth_date, birthday ON customers FOR EACH ROW
  WHEN (NEW.birth_date IS NOT NULL AND NEW.birthday IS NOT NULL)
  EXECUTE FUNCTION keep_whole_birth_date();
