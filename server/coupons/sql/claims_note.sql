CREATE OR REPLACE TRIGGER claims_note AFTER INSERT ON claims FOR EACH ROW
  EXECUTE FUNCTION note_change('claim.created', 'claim_id');
