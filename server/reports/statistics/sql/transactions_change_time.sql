-- A return changes neither who came nor what they bought.
CREATE OR REPLACE TRIGGER transactions_change_time
  AFTER UPDATE OF status, created_at, store_id, channel, user_account_id, lines ON transactions FOR EACH ROW
  WHEN ((OLD.status = 'posted' OR NEW.status = 'posted')
    AND (OLD.status, OLD.created_at, OLD.store_id, OLD.channel, OLD.user_account_id, OLD.lines)
      IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.store_id, NEW.channel, NEW.user_account_id, NEW.lines)
    AND NOT (OLD.created_at BETWEEN now() - interval '20 hours' AND now() + interval '20 hours'
      AND NEW.created_at BETWEEN now() - interval '20 hours' AND now() + interval '20 hours'))
  EXECUTE FUNCTION forget_time();
