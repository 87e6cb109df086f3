-- Only what a user did: the runner changes billings every day.
CREATE OR REPLACE TRIGGER billings_keep_change AFTER UPDATE ON billings FOR EACH ROW
  WHEN (acting() ->> 'user_id' IS NOT NULL)
  EXECUTE FUNCTION keep_change('billing_id', '', 'lines,refunding');
