CREATE OR REPLACE TRIGGER claims_note_expired AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'expired' AND NEW.state = 'expired')
  EXECUTE FUNCTION note_change('claim.expired', 'claim_id');
