CREATE OR REPLACE TRIGGER claims_note_redeemed AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'redeemed' AND NEW.state = 'redeemed')
  EXECUTE FUNCTION note_change('claim.redeemed', 'claim_id');
