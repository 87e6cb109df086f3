ALTER TABLE "attribute_definitions" ALTER COLUMN "name" SET DEFAULT '{"el":"Χαρακτηριστικό","en":"Attribute","it":"Attributo"}'::jsonb;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "till_id" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "till_id" bigint;
--> statement-breakpoint
DROP FUNCTION post_receipt;
--> statement-breakpoint
DROP FUNCTION redeem_claim;
--> statement-breakpoint
-- Posts one receipt in one statement, or nothing of it. A key that was used before answers the
-- receipt of its first call and whether the request was the same. With p_pending it posts a pending
-- payment, and raises PT004 when that is no longer pending. With p_notify the customer is told of the
-- new balance, by a message of the same transaction. p_till
-- is the paired till that posts it, where nobody is signed in.
CREATE FUNCTION post_receipt(
  p_key text, p_hash text, p_company bigint, p_store bigint, p_account bigint, p_user bigint,
  p_register bigint, p_channel text, p_number text, p_amount bigint, p_covered bigint,
  p_used bigint, p_points bigint, p_value integer, p_lines jsonb, p_terms jsonb, p_rules jsonb,
  p_occurred timestamptz, p_now timestamptz, p_day text, p_day_from timestamptz,
  p_most_amount bigint, p_most_points bigint, p_tier bigint, p_tier_until timestamptz,
  p_deficit bigint, p_sides text[], p_lots bigint[], p_issuers bigint[], p_redeemers bigint[],
  p_amounts bigint[], p_from timestamptz, p_until timestamptz, p_pending bigint,
  p_discount bigint, p_vouchers jsonb, p_notify text, p_recipient text, p_message text, p_till bigint,
  OUT receipt_id bigint, OUT balance_after bigint, OUT was_used boolean, OUT same_request boolean
) LANGUAGE plpgsql AS $$
BEGIN
  receipt_id := coalesce(p_pending, nextval('transactions_transaction_id_seq'));
  was_used := false;
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (company_id, key, request_hash, subject_id, created_at)
      VALUES (p_company, p_key, p_hash, receipt_id, p_now) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.subject_id, k.request_hash = p_hash INTO receipt_id, same_request
        FROM idempotency_keys k WHERE k.company_id = p_company AND k.key = p_key;
      was_used := true;
      RETURN;
    END IF;
  END IF;
  IF p_most_amount > 0 OR p_most_points > 0 THEN
    PERFORM take_daily(p_company, p_store, p_channel, p_day, p_day_from, p_amount, p_points, p_most_amount, p_most_points);
  END IF;
  SELECT w.new_balance INTO balance_after FROM write_posting(p_company, p_account, 'receipt', p_store, p_user,
    receipt_id, NULL, NULL, p_value, NULL, p_now, p_deficit, p_sides, p_lots, p_issuers, p_redeemers, p_amounts, p_from, p_until,
    p_points, p_used, p_amount, 1, p_tier, p_tier_until, NULL) w;
  INSERT INTO transactions (company_id, transaction_id, store_id, user_account_id, cash_register_id, user_id, channel, status,
      receipt_number, amount, covered_amount, points_used, points, balance_after, returned_amount, points_taken,
      points_given_back, discount_amount, vouchers, lines, terms, rules, occurred_at, created_at, till_id)
    VALUES (p_company, receipt_id, p_store, p_account, p_register, p_user, p_channel, 'posted', p_number, p_amount,
      p_covered, p_used, p_points, post_receipt.balance_after, 0, 0, 0, p_discount, p_vouchers, p_lines, p_terms, p_rules, p_occurred, p_now, p_till)
    ON CONFLICT (company_id, transaction_id) DO UPDATE SET status = 'posted', covered_amount = excluded.covered_amount,
      points_used = excluded.points_used, points = excluded.points, balance_after = excluded.balance_after,
      terms = excluded.terms, rules = excluded.rules, created_at = excluded.created_at
      WHERE transactions.status = 'pending';
  IF NOT FOUND THEN RAISE EXCEPTION 'The payment is not pending' USING ERRCODE = 'PT004'; END IF;
  IF p_notify IS NOT NULL THEN
    INSERT INTO messages (company_id, channel, recipient, body, state)
      VALUES (p_company, p_notify, p_recipient,
        replace(replace(p_message, '{balance}', trim_scale(post_receipt.balance_after / 100.0)::text),
          '{balance,}', replace(trim_scale(post_receipt.balance_after / 100.0)::text, '.', ',')), 'queued');
  END IF;
END $$;
--> statement-breakpoint
-- Redeems a claim once, and counts it in a slot of this session's, so that tills on one campaign do
-- not wait for each other. A key that was used before answers the claim of its first call.
CREATE FUNCTION redeem_claim(
  p_key text, p_hash text, p_company bigint, p_claim bigint, p_store bigint, p_user bigint, p_customer bigint,
  p_receipt bigint, p_now timestamptz, p_till bigint,
  OUT redeemed boolean, OUT was_used boolean, OUT same_request boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_coupon bigint;
BEGIN
  was_used := false;
  redeemed := false;
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (company_id, key, request_hash, subject_id, created_at)
      VALUES (p_company, p_key, p_hash, p_claim, p_now) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.request_hash = p_hash INTO same_request FROM idempotency_keys k
        WHERE k.company_id = p_company AND k.key = p_key;
      was_used := true;
      RETURN;
    END IF;
  END IF;
  UPDATE claims SET state = 'redeemed', redeem_store_id = p_store, user_id = p_user, till_id = p_till, redeemed_at = p_now, settled_at = p_now,
      transaction_id = coalesce(p_receipt, transaction_id), user_account_id = coalesce(user_account_id, p_customer)
    WHERE company_id = p_company AND claim_id = p_claim AND state = 'claimed' AND expires_at > p_now
    RETURNING coupon_id INTO v_coupon;
  -- What was not done keeps no key: the same call may succeed later.
  IF NOT FOUND THEN
    DELETE FROM idempotency_keys WHERE company_id = p_company AND key = p_key;
    RETURN;
  END IF;
  redeemed := true;
  IF v_coupon IS NOT NULL THEN
    INSERT INTO coupon_totals (company_id, coupon_id, slot, redeemed)
      VALUES (p_company, v_coupon, pg_backend_pid() % 16, 1)
      ON CONFLICT (company_id, coupon_id, slot) DO UPDATE SET redeemed = coupon_totals.redeemed + 1;
  END IF;
END $$;
