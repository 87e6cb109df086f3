DROP TRIGGER IF EXISTS customers_forget_sent ON customers;
--> statement-breakpoint
-- As note_change, to the customer whose claim it delivers.
CREATE OR REPLACE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_subscribed(NEW.company_id, TG_ARGV[0]) THEN
    PERFORM note_event(NEW.company_id, to_jsonb(NEW) || jsonb_build_object('user_account_id', k.user_account_id), to_jsonb(OLD), TG_ARGV[0:])
      FROM (SELECT (SELECT c.user_account_id FROM claims c WHERE c.company_id = NEW.company_id AND c.claim_id = NEW.transaction_id)) k (user_account_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A new order has no status before: `from` is null.
CREATE OR REPLACE TRIGGER gift_orders_note AFTER INSERT ON gift_orders FOR EACH ROW
  EXECUTE FUNCTION note_order('gift_order.status_changed', 'order_id', 'from=old.status', 'to=status');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER gift_orders_note_status AFTER UPDATE OF status ON gift_orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION note_order('gift_order.status_changed', 'order_id', 'from=old.status', 'to=status');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER postings_append_only BEFORE DELETE ON postings FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What staff typed of a person may go with them; nothing else of a posting ever changes.
CREATE OR REPLACE TRIGGER postings_unchanged BEFORE UPDATE ON postings FOR EACH ROW
  WHEN (NEW.reason IS NOT NULL OR to_jsonb(OLD) - 'reason' <> to_jsonb(NEW) - 'reason')
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DROP FUNCTION IF EXISTS forget_sent;
--> statement-breakpoint
UPDATE webhook_deliveries d SET user_account_id = k.user_account_id FROM gift_orders o, claims k
  WHERE d.event = 'gift_order.status_changed' AND d.user_account_id IS NULL AND o.company_id = d.company_id AND o.order_id = d.subject_id
    AND k.company_id = o.company_id AND k.claim_id = o.transaction_id;
--> statement-breakpoint
UPDATE webhook_deliveries d SET payload = NULL FROM customers c
  WHERE c.company_id = d.company_id AND c.user_account_id = d.user_account_id AND c.anonymised_at IS NOT NULL AND d.payload IS NOT NULL;
--> statement-breakpoint
UPDATE store_event_logs l SET response_body = NULL, response_headers = '{}', taken = '{}' FROM webhook_deliveries d, customers c
  WHERE d.company_id = l.company_id AND d.delivery_id = l.delivery_id AND c.company_id = d.company_id
    AND c.user_account_id = d.user_account_id AND c.anonymised_at IS NOT NULL;
