CREATE OR REPLACE TRIGGER postings_note AFTER INSERT ON postings FOR EACH ROW
  WHEN (NEW.kind IN ('adjustment', 'expiry'))
  EXECUTE FUNCTION note_change();
