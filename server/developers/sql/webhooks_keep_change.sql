CREATE OR REPLACE TRIGGER webhooks_keep_change AFTER INSERT OR UPDATE OR DELETE ON webhooks FOR EACH ROW
  EXECUTE FUNCTION keep_change('webhook_id', 'secret,previous_secret', 'created_at,last_delivered_at,failing_since');
