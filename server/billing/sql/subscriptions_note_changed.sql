CREATE OR REPLACE TRIGGER subscriptions_note_changed AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.store_subscription_plan_id <> NEW.store_subscription_plan_id)
  EXECUTE FUNCTION note_sale('subscription.changed', 'subscription_id', 'from=old.status', 'to=status');
