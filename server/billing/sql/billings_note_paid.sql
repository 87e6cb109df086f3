CREATE OR REPLACE TRIGGER billings_note_paid AFTER UPDATE OF status ON billings FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status = 'paid')
  EXECUTE FUNCTION note_sale('billing.paid', 'billing_id', 'subscription_id');
