CREATE OR REPLACE TRIGGER customers_forget_sent AFTER UPDATE OF anonymised_at ON customers FOR EACH ROW
  WHEN (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
  EXECUTE FUNCTION forget_sent();
