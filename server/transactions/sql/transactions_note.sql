CREATE OR REPLACE TRIGGER transactions_note AFTER INSERT ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted')
  EXECUTE FUNCTION note_change('transaction.created', 'transaction_id');
