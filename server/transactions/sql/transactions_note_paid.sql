-- A pending payment becomes a receipt when it is paid.
CREATE OR REPLACE TRIGGER transactions_note_paid AFTER UPDATE OF status ON transactions FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status = 'posted')
  EXECUTE FUNCTION note_change('transaction.created', 'transaction_id');
