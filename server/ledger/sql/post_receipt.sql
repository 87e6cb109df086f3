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
