CREATE OR REPLACE TRIGGER transactions_note_paid AFTER UPDATE OF status ON transactions FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status = 'posted')
  EXECUTE FUNCTION note_change();
