CREATE OR REPLACE TRIGGER transactions_count
  AFTER INSERT OR UPDATE OF status, amount, returned_amount, points, points_taken, points_used, points_given_back, created_at
  ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted')
  EXECUTE FUNCTION count_receipt();
