-- Receipts log themselves; points that were corrected by hand or merged are logged here.
CREATE OR REPLACE TRIGGER postings_keep_change AFTER INSERT ON postings FOR EACH ROW
  WHEN (NEW.kind IN ('adjustment', 'merge'))
  EXECUTE FUNCTION keep_change('posting_id', '', 'created_at,point_value,transaction_id,return_id,claim_id');
