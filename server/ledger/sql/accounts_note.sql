CREATE OR REPLACE TRIGGER accounts_note AFTER UPDATE OF store_point_title_id ON accounts FOR EACH ROW
  WHEN (OLD.store_point_title_id IS DISTINCT FROM NEW.store_point_title_id)
  EXECUTE FUNCTION note_change('tier.changed', 'user_account_id', 'from=old.store_point_title_id', 'to=store_point_title_id');
