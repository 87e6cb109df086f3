CREATE OR REPLACE TRIGGER billings_note AFTER UPDATE OF status ON billings FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status IN ('paid', 'failed'))
  EXECUTE FUNCTION note_change();
