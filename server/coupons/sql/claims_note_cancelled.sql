CREATE OR REPLACE TRIGGER claims_note_cancelled AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'cancelled' AND NEW.state = 'cancelled')
  EXECUTE FUNCTION note_change('claim.cancelled', 'claim_id');
