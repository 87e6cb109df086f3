CREATE OR REPLACE TRIGGER customers_note_forgotten AFTER UPDATE OF anonymised_at ON customers FOR EACH ROW
  WHEN (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
  EXECUTE FUNCTION note_change('customer.forgotten', 'user_account_id');
