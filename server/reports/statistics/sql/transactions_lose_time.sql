CREATE OR REPLACE TRIGGER transactions_lose_time AFTER DELETE ON transactions FOR EACH ROW
  WHEN (OLD.status = 'posted'
    AND OLD.created_at NOT BETWEEN now() - interval '20 hours' AND now() + interval '20 hours')
  EXECUTE FUNCTION forget_time();
