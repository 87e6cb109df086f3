CREATE OR REPLACE TRIGGER claims_note_rejected AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'rejected' AND NEW.state = 'rejected')
  EXECUTE FUNCTION note_change('claim.rejected', 'claim_id');
