CREATE OR REPLACE TRIGGER billings_note_failed AFTER UPDATE OF status ON billings FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status = 'failed')
  EXECUTE FUNCTION note_sale('billing.failed', 'billing_id', 'subscription_id');
