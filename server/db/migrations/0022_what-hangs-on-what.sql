DROP TRIGGER IF EXISTS claims_count ON claims;
--> statement-breakpoint
DROP TRIGGER IF EXISTS customers_forget_sent ON customers;
--> statement-breakpoint
DROP TRIGGER IF EXISTS postings_count ON postings;
--> statement-breakpoint
DROP INDEX "product_tags__code__unique";--> statement-breakpoint
DROP INDEX "postings__given__idx";--> statement-breakpoint
DROP INDEX "cash_registers__cash_register_code__unique";--> statement-breakpoint
ALTER TABLE "product_tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "attribute_definitions" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "transaction_returns" ADD COLUMN "whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_themes" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "network_regions" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "cash_registers" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "transaction_returns__store__idx" ON "transaction_returns" USING btree ("company_id","store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_tags__code__unique" ON "product_tags" USING btree ("company_id","code") WHERE "product_tags"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "postings__given__idx" ON "postings" USING btree ("company_id","created_at") WHERE kind in ('initial', 'redemption', 'release', 'coupon', 'campaign', 'carried');--> statement-breakpoint
CREATE UNIQUE INDEX "cash_registers__cash_register_code__unique" ON "cash_registers" USING btree ("company_id","store_id","cash_register_code") WHERE "cash_registers"."deleted_at" is null;
--> statement-breakpoint
-- Keeps what a change did, in its own transaction. Arguments: the columns that name the row, those that
-- are nobody's business (a mark tells that they changed), and those that say nothing.
CREATE OR REPLACE FUNCTION keep_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_actor jsonb := acting();
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_title jsonb;
  v_action text := lower(TG_OP);
  v_hidden text[] := string_to_array(coalesce(TG_ARGV[1], ''), ',');
  v_silent text[] := string_to_array(coalesce(TG_ARGV[2], ''), ',') || ARRAY['company_id', 'updated_at'];
BEGIN
  -- What is made without anybody at work is a seed or an import, which says so itself.
  IF v_actor ->> 'quiet' = 'true' OR (TG_OP = 'INSERT' AND v_actor IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN v_old := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN v_new := to_jsonb(NEW); END IF;
  v_row := coalesce(v_new, v_old);
  v_old := jsonb_strip_nulls(v_old - v_silent);
  v_new := jsonb_strip_nulls(v_new - v_silent);
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(name, to_jsonb(OLD) -> name), jsonb_object_agg(name, to_jsonb(NEW) -> name) INTO v_old, v_new
      FROM jsonb_object_keys(to_jsonb(NEW) - v_silent) name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM to_jsonb(NEW) -> name;
    IF v_new IS NULL THEN RETURN NULL; END IF;
    -- A row that stays for what remembers it is deleted for everybody who looks.
    IF v_old -> 'deleted_at' = 'null' THEN
      v_action := 'delete';
      v_old := jsonb_strip_nulls(to_jsonb(OLD) - v_silent);
      v_new := NULL;
    END IF;
  END IF;
  FOR i IN 1 .. coalesce(array_length(v_hidden, 1), 0) LOOP
    IF v_old ? v_hidden[i] THEN v_old := v_old || jsonb_build_object(v_hidden[i], '•••'); END IF;
    IF v_new ? v_hidden[i] THEN v_new := v_new || jsonb_build_object(v_hidden[i], '•••'); END IF;
  END LOOP;
  v_title := coalesce(v_row -> 'friendly_name', v_row -> 'name', v_row -> 'title', v_row -> 'gift_title', v_row -> 'first_name', v_row -> 'card_number');
  IF jsonb_typeof(v_title) = 'object' THEN v_title := v_title -> 'el'; END IF;
  INSERT INTO audit_log (company_id, user_id, store_id, address, call, action, subject, subject_id, title, before, after)
    VALUES ((v_row ->> 'company_id')::bigint, (v_actor ->> 'user_id')::bigint,
      coalesce((v_actor ->> 'store_id')::bigint, CASE WHEN TG_TABLE_NAME = 'store_settings' THEN (v_row ->> 'store_id')::bigint END),
      v_actor ->> 'address', v_actor ->> 'call', v_action, TG_TABLE_NAME,
      (SELECT string_agg(v_row ->> name, '/') FROM unnest(string_to_array(TG_ARGV[0], ',')) name),
      left(v_title #>> '{}', 200), v_old, v_new);
  RETURN NULL;
END $$;
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
-- Posts one receipt in one statement, or nothing of it. A key that was used before answers the
-- receipt of its first call and whether the request was the same. With `pending` it posts a pending
-- payment, and raises PT004 when that is no longer pending. With `notify` the customer is told of the
-- new balance, by a message of the same transaction. `till` is the paired till that posts it, where
-- nobody is signed in.
CREATE OR REPLACE FUNCTION post_receipt(
  receipt new_receipt,
  OUT receipt_id bigint, OUT balance_after bigint, OUT was_used boolean, OUT same_request boolean
) LANGUAGE plpgsql AS $$
DECLARE
  posting new_posting;
  v_balance text;
BEGIN
  receipt_id := coalesce(receipt.pending, nextval('transactions_transaction_id_seq'));
  was_used := false;
  IF receipt.key IS NOT NULL THEN
    INSERT INTO idempotency_keys (company_id, key, request_hash, subject_id, created_at)
      VALUES (receipt.company, receipt.key, receipt.hash, receipt_id, receipt.posted_at) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.subject_id, k.request_hash = receipt.hash INTO receipt_id, same_request
        FROM idempotency_keys k WHERE k.company_id = receipt.company AND k.key = receipt.key;
      was_used := true;
      RETURN;
    END IF;
  END IF;
  IF receipt.most_amount > 0 OR receipt.most_points > 0 THEN
    PERFORM take_daily(receipt.company, receipt.store, receipt.channel, receipt.day, receipt.day_from,
      receipt.amount, receipt.points, receipt.most_amount, receipt.most_points);
  END IF;
  posting.company := receipt.company;
  posting.account := receipt.account;
  posting.kind := 'receipt';
  posting.store := receipt.store;
  posting.by_user := receipt.by_user;
  posting.receipt := receipt_id;
  posting.point_value := receipt.point_value;
  posting.posted_at := receipt.posted_at;
  posting.deficit := receipt.deficit;
  posting.entries := receipt.entries;
  posting.active_from := receipt.active_from;
  posting.expires_at := receipt.expires_at;
  posting.earned := receipt.points;
  posting.redeemed := receipt.points_used;
  posting.spent := receipt.amount;
  posting.receipts := 1;
  posting.tier := receipt.tier;
  posting.tier_until := receipt.tier_until;
  SELECT w.new_balance INTO balance_after FROM write_posting(posting) w;
  INSERT INTO transactions (company_id, transaction_id, store_id, user_account_id, cash_register_id, user_id, till_id,
      channel, status, receipt_number, amount, covered_amount, points_used, points, balance_after, returned_amount,
      points_taken, points_given_back, discount_amount, vouchers, lines, terms, rules, occurred_at, created_at)
    VALUES (receipt.company, receipt_id, receipt.store, receipt.account, receipt.register, receipt.by_user, receipt.till,
      receipt.channel, 'posted', receipt.number, receipt.amount, receipt.covered, receipt.points_used, receipt.points,
      post_receipt.balance_after, 0, 0, 0, receipt.discount, receipt.vouchers, receipt.lines, receipt.terms, receipt.rules,
      receipt.occurred_at, receipt.posted_at)
    ON CONFLICT (company_id, transaction_id) DO UPDATE SET status = 'posted', covered_amount = excluded.covered_amount,
      points_used = excluded.points_used, points = excluded.points, balance_after = excluded.balance_after,
      terms = excluded.terms, rules = excluded.rules, created_at = excluded.created_at
      WHERE transactions.status = 'pending';
  IF NOT FOUND THEN RAISE EXCEPTION 'The payment is not pending' USING ERRCODE = 'PT004'; END IF;
  IF receipt.notify IS NOT NULL THEN
    v_balance := trim_scale(post_receipt.balance_after / 100.0)::text;
    INSERT INTO messages (company_id, channel, recipient, occasion, body, state)
      VALUES (receipt.company, receipt.notify, receipt.recipient, 'receipt ' || receipt_id,
        replace(replace(receipt.message, '{balance}', v_balance), '{balance,}', replace(v_balance, '.', ',')), 'queued');
  END IF;
END $$;
--> statement-breakpoint
-- Points that no receipt gave or redeemed. Looked at when all is written: a posting comes before its entries.
CREATE OR REPLACE FUNCTION count_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_moved record;
BEGIN
  FOR v_moved IN SELECT CASE e.side WHEN 'redeemed' THEN coalesce(e.redeem_store_id, e.store_id) ELSE e.store_id END AS store_id,
      coalesce(-sum(e.amount) FILTER (WHERE e.side = 'issued'), 0)::bigint AS issued,
      coalesce(sum(e.amount) FILTER (WHERE e.side = 'redeemed'), 0)::bigint AS redeemed
    FROM entries e WHERE e.company_id = NEW.company_id AND e.posting_id = NEW.posting_id AND e.side IN ('issued', 'redeemed') GROUP BY 1
  LOOP
    PERFORM add_to_quarter(NEW.company_id, v_moved.store_id, NEW.created_at, 0, 0, v_moved.issued, v_moved.redeemed);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A receipt counts when it is posted; what comes back of it is counted by its return.
CREATE OR REPLACE FUNCTION count_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'posted' AND OLD.created_at = NEW.created_at THEN
    PERFORM add_receipt(NEW.company_id, NEW.store_id, NEW.created_at, 0, NEW.amount - OLD.amount, NEW.points - OLD.points,
      NEW.points_used - OLD.points_used);
  ELSE
    IF TG_OP = 'UPDATE' AND OLD.status = 'posted' THEN
      PERFORM add_receipt(OLD.company_id, OLD.store_id, OLD.created_at, -1, -OLD.amount, -OLD.points, -OLD.points_used);
    END IF;
    PERFORM add_receipt(NEW.company_id, NEW.store_id, NEW.created_at, 1, NEW.amount, NEW.points, NEW.points_used);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What comes back is taken off when it does; with all of a receipt the receipt itself.
CREATE OR REPLACE FUNCTION count_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_quarter(NEW.company_id, NEW.store_id, NEW.created_at, -NEW.whole::integer, -NEW.amount, -NEW.points_taken,
    -NEW.points_given_back);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The receipts of a store in a time as they were posted, added up by quarters of an hour. By the index, however many there are: nothing is
-- known beforehand of the moments that are asked for, and a plan that suits all would read them all.
CREATE OR REPLACE FUNCTION receipts_by_quarter(p_company bigint, p_store bigint, p_since timestamptz, p_until timestamptz)
RETURNS TABLE (quarter integer, receipts integer, amount bigint, issued bigint, redeemed bigint)
LANGUAGE plpgsql STABLE ROWS 1 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT quarter_of(t.created_at), count(*)::integer, sum(t.amount)::bigint, sum(t.points)::bigint, sum(t.points_used)::bigint
    FROM transactions t WHERE t.company_id = p_company AND t.store_id = p_store AND t.created_at >= p_since AND t.created_at < p_until
      AND t.status = 'posted' GROUP BY 1;
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
-- Points that no receipt gave or redeemed. Deferred to the end of the transaction: a posting comes before its entries.
CREATE CONSTRAINT TRIGGER postings_count AFTER INSERT ON postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind IN ('initial', 'redemption', 'release', 'coupon', 'campaign', 'carried'))
  EXECUTE FUNCTION count_posting();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transaction_returns_count AFTER INSERT ON transaction_returns FOR EACH ROW
  EXECUTE FUNCTION count_return();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transactions_count
  AFTER INSERT OR UPDATE OF status, amount, points, points_used, created_at
  ON transactions FOR EACH ROW
  WHEN (NEW.status = 'posted')
  EXECUTE FUNCTION count_receipt();
--> statement-breakpoint
DROP FUNCTION IF EXISTS forget_sent;
--> statement-breakpoint
DROP FUNCTION IF EXISTS count_given;
--> statement-breakpoint
DROP FUNCTION IF EXISTS count_claim;
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
--> statement-breakpoint
UPDATE transaction_returns r SET whole = true FROM transactions t
  WHERE t.company_id = r.company_id AND t.transaction_id = r.transaction_id AND t.returned_amount = t.amount
    AND r.return_id = (SELECT max(o.return_id) FROM transaction_returns o
      WHERE o.company_id = r.company_id AND o.transaction_id = r.transaction_id);
--> statement-breakpoint
-- What is added up is counted again by the new rule: quarters here, days by the background, which reads what is not kept.
DELETE FROM store_quarters WHERE views = 0;
--> statement-breakpoint
UPDATE store_quarters SET receipts = 0, amount = 0, issued = 0, redeemed = 0;
--> statement-breakpoint
INSERT INTO store_quarters AS q (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
  SELECT m.company_id, m.store_id, quarter_of(m.at), 0, sum(m.receipts), sum(m.amount), sum(m.issued), sum(m.redeemed) FROM (
    SELECT t.company_id, t.store_id, t.created_at AS at, 1 AS receipts, t.amount, t.points AS issued, t.points_used AS redeemed
      FROM transactions t WHERE t.status = 'posted' AND t.created_at < (SELECT c.until FROM receipts_counted c)
    UNION ALL SELECT r.company_id, r.store_id, r.created_at, -r.whole::integer, -r.amount, -r.points_taken, -r.points_given_back
      FROM transaction_returns r
    UNION ALL SELECT p.company_id, CASE e.side WHEN 'redeemed' THEN coalesce(e.redeem_store_id, e.store_id) ELSE e.store_id END, p.created_at, 0, 0,
        CASE e.side WHEN 'issued' THEN -e.amount ELSE 0 END, CASE e.side WHEN 'redeemed' THEN e.amount ELSE 0 END
      FROM postings p JOIN entries e ON e.company_id = p.company_id AND e.posting_id = p.posting_id AND e.side IN ('issued', 'redeemed')
      WHERE p.kind IN ('initial', 'redemption', 'release', 'coupon', 'campaign', 'carried')) m
    GROUP BY 1, 2, 3
  ON CONFLICT (company_id, store_id, quarter, slot) DO UPDATE SET receipts = q.receipts + excluded.receipts,
    amount = q.amount + excluded.amount, issued = q.issued + excluded.issued, redeemed = q.redeemed + excluded.redeemed;
--> statement-breakpoint
DELETE FROM store_days;
--> statement-breakpoint
DELETE FROM ledger_days;
--> statement-breakpoint
DELETE FROM ledger_days_kept;
--> statement-breakpoint
-- A cap of money is what the report calls the cost: points at their worth and messages as well, in ten-thousandths of the currency.
UPDATE campaign_totals t SET money = 100 * t.money + round(t.points * cs.point_value / 100.0)::bigint
    + round(100 * coalesce((SELECT sum(m.cost) FROM messages m WHERE m.company_id = t.company_id AND m.campaign_id = t.campaign_id
      AND (t.day = '' OR to_char(m.created_at AT TIME ZONE cs.time_zone, 'YYYY-MM-DD') = t.day)), 0))::bigint
  FROM company_settings cs WHERE cs.company_id = t.company_id;
--> statement-breakpoint
-- A receipt that is wholly back is none of its customer's any more.
WITH merged AS MATERIALIZED (
    SELECT company_id, user_account_id, survivor_of(company_id, user_account_id) AS holder FROM customers WHERE merged_into IS NOT NULL),
  counted AS MATERIALIZED (
    SELECT t.company_id, t.user_account_id, count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM transaction_returns w
        WHERE w.company_id = t.company_id AND w.transaction_id = t.transaction_id AND w.whole)) AS count
      FROM transactions t WHERE t.status = 'posted' GROUP BY 1, 2),
  held AS (
    SELECT c.company_id, coalesce(m.holder, c.user_account_id) AS holder, sum(c.count) AS count
      FROM counted c LEFT JOIN merged m ON m.company_id = c.company_id AND m.user_account_id = c.user_account_id GROUP BY 1, 2)
UPDATE accounts a SET total_transactions = h.count FROM held h
  WHERE a.company_id = h.company_id AND a.user_account_id = h.holder AND a.total_transactions <> h.count;
