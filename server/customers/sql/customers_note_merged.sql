CREATE OR REPLACE TRIGGER customers_note_merged AFTER UPDATE OF deleted_at ON customers FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NEW.merged_into IS NOT NULL
    AND NOT (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL))
  EXECUTE FUNCTION note_change('customer.merged', 'user_account_id', 'merged_into');
