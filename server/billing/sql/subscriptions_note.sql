CREATE OR REPLACE TRIGGER subscriptions_note AFTER INSERT ON subscriptions FOR EACH ROW
  EXECUTE FUNCTION note_sale('subscription.changed', 'subscription_id', 'from=old.status', 'to=status');
