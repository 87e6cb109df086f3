CREATE OR REPLACE TRIGGER transaction_returns_count AFTER INSERT ON transaction_returns FOR EACH ROW
  EXECUTE FUNCTION count_return();
