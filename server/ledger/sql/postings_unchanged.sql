-- What staff typed of a person may go with them; nothing else of a posting ever changes.
CREATE OR REPLACE TRIGGER postings_unchanged BEFORE UPDATE ON postings FOR EACH ROW
  WHEN (NEW.reason IS NOT NULL OR to_jsonb(OLD) - 'reason' <> to_jsonb(NEW) - 'reason')
  EXECUTE FUNCTION refuse_change();
