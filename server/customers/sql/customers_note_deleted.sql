-- An account that is closed and forgotten in one statement counts as forgotten.
CREATE OR REPLACE TRIGGER customers_note_deleted AFTER UPDATE OF deleted_at ON customers FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NEW.merged_into IS NULL
    AND NOT (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL))
  EXECUTE FUNCTION note_change('customer.deleted', 'user_account_id');
