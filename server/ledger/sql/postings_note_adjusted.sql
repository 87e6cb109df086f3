CREATE OR REPLACE TRIGGER postings_note_adjusted AFTER INSERT ON postings FOR EACH ROW
  WHEN (NEW.kind = 'adjustment')
  EXECUTE FUNCTION note_change('points.adjusted', 'user_account_id', 'posting_id');
