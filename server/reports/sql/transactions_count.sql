CREATE OR REPLACE TRIGGER transactions_count
  AFTER INSERT OR UPDATE OF status, amount, points, points_used, created_at
  ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted')
  EXECUTE FUNCTION count_receipt();
