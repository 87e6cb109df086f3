CREATE OR REPLACE TRIGGER customers_note_updated AFTER UPDATE ON customers FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'updated_at' <> to_jsonb(NEW) - 'updated_at'
    AND NOT (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
    AND NOT (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION note_change('customer.updated', 'user_account_id');
