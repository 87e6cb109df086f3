-- What was sent of a customer is forgotten with them; what was not sent yet is sent with their id alone.
CREATE OR REPLACE FUNCTION forget_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_event_logs l SET response_body = NULL FROM webhook_deliveries d
    WHERE d.company_id = NEW.company_id AND d.user_account_id = NEW.user_account_id
    AND l.company_id = d.company_id AND l.delivery_id = d.delivery_id;
  UPDATE webhook_deliveries SET payload = NULL WHERE company_id = NEW.company_id AND user_account_id = NEW.user_account_id;
  RETURN NULL;
END $$;
