-- A receipt of now belongs to no stored time: all that it pays is the comparison.
CREATE OR REPLACE TRIGGER transactions_forget_time AFTER INSERT ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted'
    AND NEW.created_at NOT BETWEEN now() - interval '20 hours' AND now() + interval '20 hours')
  EXECUTE FUNCTION forget_time();
