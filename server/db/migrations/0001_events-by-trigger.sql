DROP TRIGGER IF EXISTS billings_note ON billings;
--> statement-breakpoint
DROP TRIGGER IF EXISTS campaigns_note ON campaigns;
--> statement-breakpoint
DROP TRIGGER IF EXISTS claims_note_state ON claims;
--> statement-breakpoint
DROP TRIGGER IF EXISTS customers_note ON customers;
--> statement-breakpoint
DROP TRIGGER IF EXISTS postings_note ON postings;
--> statement-breakpoint
DROP FUNCTION IF EXISTS note_event;
--> statement-breakpoint
-- Whether a webhook of the company subscribes to an event.
CREATE OR REPLACE FUNCTION is_subscribed(company bigint, happened text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM webhooks w WHERE w.company_id = company AND w.active AND happened = ANY (w.events));
END $$;
--> statement-breakpoint
-- Notes an event of a row for the webhooks of a company, with the row's store (the company where it has none), customer and
-- supplier. Terms: the event, the column of its subject, then the facts that the record alone does not have, each as a
-- column `name`, as `name=column` under another name, or as `name=old.column` with the value before the change.
CREATE OR REPLACE FUNCTION note_event(company bigint, new_row jsonb, old_row jsonb, terms text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb := '{}';
  term text;
  field text;
BEGIN
  FOREACH term IN ARRAY terms[3:] LOOP
    field := substring(term FROM '[^=]+$');
    facts := facts || jsonb_build_object(split_part(term, '=', 1),
      CASE WHEN field LIKE 'old.%' THEN old_row -> substring(field FROM 5) ELSE new_row -> field END);
  END LOOP;
  INSERT INTO webhook_events (company_id, event, store_id, subject_id, user_account_id, facts, supplier_id)
    VALUES (company, terms[1], coalesce((new_row ->> 'store_id')::bigint, company), (new_row ->> terms[2])::bigint,
      (new_row ->> 'user_account_id')::bigint, facts, (new_row ->> 'store_supplier_id')::bigint);
END $$;
--> statement-breakpoint
-- Notes an event of the row in the transaction of its change, where a webhook subscribes to it. The WHEN of a trigger says
-- when it happens, its arguments are the terms of note_event.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_subscribed(NEW.company_id, TG_ARGV[0]) THEN
    PERFORM note_event(NEW.company_id, to_jsonb(NEW), to_jsonb(OLD), TG_ARGV[0:]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As note_change, for the company that sells and the one that buys.
CREATE OR REPLACE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company bigint;
BEGIN
  FOR company IN SELECT DISTINCT unnest(ARRAY[NEW.company_id, NEW.buyer_company_id]) LOOP
    IF is_subscribed(company, TG_ARGV[0]) THEN
      PERFORM note_event(company, to_jsonb(NEW), to_jsonb(OLD), TG_ARGV[0:]);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was sent of a customer is forgotten with them; what was not sent yet is sent with their id alone.
CREATE OR REPLACE FUNCTION forget_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_event_logs l SET response_body = NULL FROM webhook_deliveries d
    WHERE d.company_id = NEW.company_id AND d.user_account_id = NEW.user_account_id
    AND l.company_id = d.company_id AND l.delivery_id = d.delivery_id;
  UPDATE webhook_deliveries SET payload = NULL WHERE company_id = NEW.company_id AND user_account_id = NEW.user_account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As note_change, in the store and to the customer of the receipt that is returned.
CREATE OR REPLACE FUNCTION note_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_subscribed(NEW.company_id, TG_ARGV[0]) THEN
    PERFORM note_event(NEW.company_id,
        to_jsonb(NEW) || jsonb_build_object('store_id', t.store_id, 'user_account_id', t.user_account_id), NULL, TG_ARGV[0:])
      FROM transactions t WHERE t.company_id = NEW.company_id AND t.transaction_id = NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER billings_note_failed AFTER UPDATE OF status ON billings FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status = 'failed')
  EXECUTE FUNCTION note_sale('billing.failed', 'billing_id', 'subscription_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER billings_note_paid AFTER UPDATE OF status ON billings FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status = 'paid')
  EXECUTE FUNCTION note_sale('billing.paid', 'billing_id', 'subscription_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER subscriptions_note AFTER INSERT ON subscriptions FOR EACH ROW
  EXECUTE FUNCTION note_sale('subscription.changed', 'subscription_id', 'from=old.status', 'to=status');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER subscriptions_note_changed AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.store_subscription_plan_id <> NEW.store_subscription_plan_id)
  EXECUTE FUNCTION note_sale('subscription.changed', 'subscription_id', 'from=old.status', 'to=status');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER campaign_participants_note AFTER INSERT ON campaign_participants FOR EACH ROW
  EXECUTE FUNCTION note_change('campaign.participant', 'participant_id', 'campaign_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER campaigns_note_ended AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status = 'ended')
  EXECUTE FUNCTION note_change('campaign.ended', 'campaign_id');
--> statement-breakpoint
-- A campaign that goes on after a pause is not started again.
CREATE OR REPLACE TRIGGER campaigns_note_started AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (NEW.status = 'running' AND OLD.status NOT IN ('running', 'paused'))
  EXECUTE FUNCTION note_change('campaign.started', 'campaign_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claims_note AFTER INSERT ON claims FOR EACH ROW
  EXECUTE FUNCTION note_change('claim.created', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claims_note_cancelled AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'cancelled' AND NEW.state = 'cancelled')
  EXECUTE FUNCTION note_change('claim.cancelled', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claims_note_expired AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'expired' AND NEW.state = 'expired')
  EXECUTE FUNCTION note_change('claim.expired', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claims_note_redeemed AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'redeemed' AND NEW.state = 'redeemed')
  EXECUTE FUNCTION note_change('claim.redeemed', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claims_note_rejected AFTER UPDATE OF state ON claims FOR EACH ROW
  WHEN (OLD.state <> 'rejected' AND NEW.state = 'rejected')
  EXECUTE FUNCTION note_change('claim.rejected', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER coupons_note AFTER INSERT ON coupons FOR EACH ROW
  EXECUTE FUNCTION note_change('coupon.created', 'coupon_id', 'kind');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER coupons_note_deleted AFTER UPDATE OF deleted_at ON coupons FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION note_change('coupon.deleted', 'coupon_id', 'kind');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customers_forget_sent AFTER UPDATE OF anonymised_at ON customers FOR EACH ROW
  WHEN (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
  EXECUTE FUNCTION forget_sent();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customers_note_created AFTER INSERT ON customers FOR EACH ROW
  EXECUTE FUNCTION note_change('customer.created', 'user_account_id');
--> statement-breakpoint
-- An account that is closed and forgotten in one statement counts as forgotten.
CREATE OR REPLACE TRIGGER customers_note_deleted AFTER UPDATE OF deleted_at ON customers FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NEW.merged_into IS NULL
    AND NOT (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL))
  EXECUTE FUNCTION note_change('customer.deleted', 'user_account_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customers_note_forgotten AFTER UPDATE OF anonymised_at ON customers FOR EACH ROW
  WHEN (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
  EXECUTE FUNCTION note_change('customer.forgotten', 'user_account_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customers_note_merged AFTER UPDATE OF deleted_at ON customers FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NEW.merged_into IS NOT NULL
    AND NOT (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL))
  EXECUTE FUNCTION note_change('customer.merged', 'user_account_id', 'merged_into');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customers_note_updated AFTER UPDATE ON customers FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'updated_at' <> to_jsonb(NEW) - 'updated_at'
    AND NOT (OLD.anonymised_at IS NULL AND NEW.anonymised_at IS NOT NULL)
    AND NOT (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION note_change('customer.updated', 'user_account_id');
--> statement-breakpoint
-- Of the lists of companies and stores, not of what a supplier exports.
CREATE OR REPLACE TRIGGER exports_note AFTER UPDATE OF state ON exports FOR EACH ROW
  WHEN (OLD.state <> 'ready' AND NEW.state = 'ready' AND NEW.panel <> 'suppliers')
  EXECUTE FUNCTION note_change('export.ready', 'user_store_export_id');
--> statement-breakpoint
-- A new order has no status before: `from` is null.
CREATE OR REPLACE TRIGGER gift_orders_note AFTER INSERT ON gift_orders FOR EACH ROW
  EXECUTE FUNCTION note_change('gift_order.status_changed', 'order_id', 'from=old.status', 'to=status');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER gift_orders_note_status AFTER UPDATE OF status ON gift_orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION note_change('gift_order.status_changed', 'order_id', 'from=old.status', 'to=status');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER accounts_note AFTER UPDATE OF store_point_title_id ON accounts FOR EACH ROW
  WHEN (OLD.store_point_title_id IS DISTINCT FROM NEW.store_point_title_id)
  EXECUTE FUNCTION note_change('tier.changed', 'user_account_id', 'from=old.store_point_title_id', 'to=store_point_title_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER postings_note_adjusted AFTER INSERT ON postings FOR EACH ROW
  WHEN (NEW.kind = 'adjustment')
  EXECUTE FUNCTION note_change('points.adjusted', 'user_account_id', 'posting_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER postings_note_expired AFTER INSERT ON postings FOR EACH ROW
  WHEN (NEW.kind = 'expiry')
  EXECUTE FUNCTION note_change('points.expired', 'user_account_id', 'posting_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transaction_returns_note AFTER INSERT ON transaction_returns FOR EACH ROW
  EXECUTE FUNCTION note_return('transaction.returned', 'transaction_id', 'return_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transactions_note AFTER INSERT ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted')
  EXECUTE FUNCTION note_change('transaction.created', 'transaction_id');
--> statement-breakpoint
-- A pending payment becomes a receipt when it is paid.
CREATE OR REPLACE TRIGGER transactions_note_paid AFTER UPDATE OF status ON transactions FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status = 'posted')
  EXECUTE FUNCTION note_change('transaction.created', 'transaction_id');
