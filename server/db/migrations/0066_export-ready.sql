-- What the changes of each table mean to whoever is told of events: the one place where they are noted.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text;
BEGIN
  CASE TG_TABLE_NAME
  WHEN 'transactions' THEN
    PERFORM note_event(NEW.company_id, 'transaction.created', NEW.store_id, NEW.transaction_id, NEW.user_account_id);
  WHEN 'transaction_returns' THEN
    PERFORM note_event(NEW.company_id, 'transaction.returned', t.store_id, t.transaction_id, t.user_account_id,
      jsonb_build_object('return_id', NEW.return_id))
      FROM transactions t WHERE t.company_id = NEW.company_id AND t.transaction_id = NEW.transaction_id;
  WHEN 'postings' THEN
    PERFORM note_event(NEW.company_id, CASE NEW.kind WHEN 'expiry' THEN 'points.expired' ELSE 'points.adjusted' END,
      NEW.store_id, NEW.user_account_id, NEW.user_account_id, jsonb_build_object('posting_id', NEW.posting_id));
  WHEN 'accounts' THEN
    PERFORM note_event(NEW.company_id, 'tier.changed', NEW.company_id, NEW.user_account_id, NEW.user_account_id,
      jsonb_build_object('from', OLD.store_point_title_id, 'to', NEW.store_point_title_id));
  WHEN 'customers' THEN
    IF TG_OP = 'INSERT' THEN
      PERFORM note_event(NEW.company_id, 'customer.created', NEW.store_id, NEW.user_account_id, NEW.user_account_id);
    ELSIF OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL THEN
      -- What was sent of them is forgotten too, and what was not sent yet tells their id alone.
      UPDATE store_event_logs l SET response_body = NULL FROM webhook_deliveries d
        WHERE d.company_id = NEW.company_id AND d.user_account_id = NEW.user_account_id
        AND l.company_id = d.company_id AND l.delivery_id = d.delivery_id;
      UPDATE webhook_deliveries SET payload = NULL WHERE company_id = NEW.company_id AND user_account_id = NEW.user_account_id;
      PERFORM note_event(NEW.company_id, 'customer.forgotten', NEW.store_id, NEW.user_account_id, NEW.user_account_id);
    ELSIF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN
      PERFORM note_event(NEW.company_id, CASE WHEN NEW.merged_into IS NULL THEN 'customer.deleted' ELSE 'customer.merged' END,
        NEW.store_id, NEW.user_account_id, NEW.user_account_id, CASE WHEN NEW.merged_into IS NULL THEN '{}'
          ELSE jsonb_build_object('merged_into', NEW.merged_into) END);
    ELSIF to_jsonb(OLD) - 'updated_at' <> to_jsonb(NEW) - 'updated_at' THEN
      PERFORM note_event(NEW.company_id, 'customer.updated', NEW.store_id, NEW.user_account_id, NEW.user_account_id);
    END IF;
  WHEN 'claims' THEN
    IF TG_OP = 'INSERT' THEN
      PERFORM note_event(NEW.company_id, 'claim.created', NEW.store_id, NEW.claim_id, NEW.user_account_id);
    END IF;
    IF NEW.state <> 'claimed' AND (TG_OP = 'INSERT' OR OLD.state <> NEW.state) THEN
      PERFORM note_event(NEW.company_id, 'claim.' || NEW.state, NEW.store_id, NEW.claim_id, NEW.user_account_id);
    END IF;
  WHEN 'gift_orders' THEN
    PERFORM note_event(NEW.company_id, 'gift_order.status_changed', NEW.store_id, NEW.order_id, NULL,
      jsonb_build_object('from', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, 'to', NEW.status), NEW.store_supplier_id);
  WHEN 'coupons' THEN
    PERFORM note_event(NEW.company_id, CASE TG_OP WHEN 'INSERT' THEN 'coupon.created' ELSE 'coupon.deleted' END,
      NEW.store_id, NEW.coupon_id, NULL, jsonb_build_object('kind', NEW.kind));
  WHEN 'campaigns' THEN
    PERFORM note_event(NEW.company_id, CASE NEW.status WHEN 'running' THEN 'campaign.started' ELSE 'campaign.ended' END,
      NEW.company_id, NEW.campaign_id, NULL);
  WHEN 'campaign_participants' THEN
    PERFORM note_event(NEW.company_id, 'campaign.participant', NEW.store_id, NEW.participant_id, NEW.user_account_id,
      jsonb_build_object('campaign_id', NEW.campaign_id));
  WHEN 'subscriptions' THEN
    was := CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END;
    PERFORM note_event(whose.company, 'subscription.changed', NEW.store_id, NEW.subscription_id, NULL,
      jsonb_build_object('from', was, 'to', NEW.status))
      FROM (SELECT DISTINCT unnest(ARRAY[NEW.company_id, NEW.buyer_company_id]) AS company) whose;
  WHEN 'billings' THEN
    PERFORM note_event(whose.company, 'billing.' || NEW.status, NEW.store_id, NEW.billing_id, NULL,
      jsonb_build_object('subscription_id', NEW.subscription_id))
      FROM (SELECT DISTINCT unnest(ARRAY[NEW.company_id, NEW.buyer_company_id]) AS company) whose;
  WHEN 'exports' THEN
    PERFORM note_event(NEW.company_id, 'export.ready', NEW.store_id, NEW.user_store_export_id, NULL);
  END CASE;
  RETURN NULL;
END $$;

--> statement-breakpoint
CREATE TRIGGER exports_note AFTER UPDATE OF state ON exports FOR EACH ROW WHEN (OLD.state <> 'ready' AND NEW.state = 'ready' AND NEW.panel <> 'suppliers') EXECUTE FUNCTION note_change();
