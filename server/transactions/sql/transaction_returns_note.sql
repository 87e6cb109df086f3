CREATE OR REPLACE TRIGGER transaction_returns_note AFTER INSERT ON transaction_returns FOR EACH ROW
  EXECUTE FUNCTION note_return('transaction.returned', 'transaction_id', 'return_id');
