CREATE OR REPLACE TRIGGER claims_note_state AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> NEW.state)
  EXECUTE FUNCTION note_change();
