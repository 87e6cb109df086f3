-- Redeems a claim once, and counts it in a slot of this session's, so that tills on one campaign do
-- not wait for each other. A key that was used before answers the claim of its first call.
CREATE OR REPLACE FUNCTION redeem_claim(
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
