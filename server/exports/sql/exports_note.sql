-- Of the lists of companies and stores, not of what a supplier exports.
CREATE OR REPLACE TRIGGER exports_note AFTER UPDATE OF state ON exports FOR EACH ROW
  WHEN (OLD.state <> 'ready' AND NEW.state = 'ready' AND NEW.panel <> 'suppliers')
  EXECUTE FUNCTION note_change('export.ready', 'user_store_export_id');
