CREATE OR REPLACE TRIGGER postings_note_expired AFTER INSERT ON postings FOR EACH ROW
  WHEN (NEW.kind = 'expiry')
  EXECUTE FUNCTION note_change('points.expired', 'user_account_id', 'posting_id');
