-- The ledger's functions take what they write by name and not by position.
DROP FUNCTION post_receipt;
--> statement-breakpoint
DROP FUNCTION write_posting;
--> statement-breakpoint
-- One side of a movement of points, in hundredths: `lot` 0 is a new one, none is the deficit, `store` issued them.
CREATE TYPE posting_entry AS (side text, lot bigint, store bigint, redeemer bigint, amount bigint);
--> statement-breakpoint
-- A posting to be written; points in hundredths, money in minor units.
CREATE TYPE new_posting AS (
  company bigint, account bigint, kind text, store bigint, by_user bigint, receipt bigint, return_id bigint, claim bigint,
  reverses bigint, point_value integer, reason text, posted_at timestamptz, deficit bigint, entries posting_entry[],
  active_from timestamptz, expires_at timestamptz, earned bigint, redeemed bigint, spent bigint, receipts integer,
  tier bigint, tier_until timestamptz
);
--> statement-breakpoint
-- A receipt to be posted, as it was planned.
CREATE TYPE new_receipt AS (
  key text, hash text, company bigint, store bigint, account bigint, by_user bigint, till bigint, register bigint,
  channel text, number text, amount bigint, covered bigint, discount bigint, points_used bigint, points bigint,
  point_value integer, lines jsonb, vouchers jsonb, terms jsonb, rules jsonb, occurred_at timestamptz, posted_at timestamptz,
  day text, day_from timestamptz, most_amount bigint, most_points bigint, tier bigint, tier_until timestamptz, deficit bigint,
  entries posting_entry[], active_from timestamptz, expires_at timestamptz, pending bigint, notify text, recipient text,
  message text
);
--> statement-breakpoint
-- Writes one posting: its entries, the lots they change, and the balance and sums that follow; without
-- entries only the sums. An entry of the customer with lot 0 opens a new lot; one without a lot changes
-- the deficit. Raises PT001 when the deficit is not the one the entries were planned with. Where a
-- customer's first receipt was is kept with the sums of their account. Answers the new balance and posting.
CREATE OR REPLACE FUNCTION write_posting(posting new_posting, OUT posted_id bigint, OUT new_balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  entry posting_entry;
  v_sum bigint := 0;
  v_change bigint := 0;
  v_owed bigint := 0;
  v_opened bigint := 0;
  v_touches_lots boolean := false;
  v_lot bigint;
  v_issuer bigint;
  v_receipts integer := coalesce(posting.receipts, 0);
BEGIN
  FOREACH entry IN ARRAY coalesce(posting.entries, '{}') LOOP
    v_sum := v_sum + entry.amount;
    IF entry.side = 'customer' THEN
      v_change := v_change + entry.amount;
      IF entry.lot IS NULL THEN v_owed := v_owed - entry.amount; END IF;
      IF entry.lot > 0 THEN v_touches_lots := true; END IF;
      IF entry.lot = 0 THEN v_opened := v_opened + entry.amount; v_issuer := entry.store; END IF;
    END IF;
  END LOOP;
  IF v_sum <> 0 THEN RAISE EXCEPTION 'The entries do not sum to zero'; END IF;
  UPDATE accounts SET balance = balance + v_change, deficit = deficit + v_owed,
      earned = earned + coalesce(posting.earned, 0), redeemed = redeemed + coalesce(posting.redeemed, 0),
      total_amount = total_amount + coalesce(posting.spent, 0), total_transactions = total_transactions + v_receipts,
      first_transaction_store_id = CASE WHEN v_receipts > 0 THEN coalesce(first_transaction_store_id, posting.store) ELSE first_transaction_store_id END,
      last_transaction_at = CASE WHEN v_receipts > 0 THEN posting.posted_at ELSE last_transaction_at END,
      store_point_title_id = posting.tier, tier_until = posting.tier_until
    WHERE company_id = posting.company AND user_account_id = posting.account AND deficit = posting.deficit
    RETURNING balance INTO new_balance;
  IF NOT FOUND THEN RAISE EXCEPTION 'The account has changed' USING ERRCODE = 'PT001'; END IF;
  IF cardinality(coalesce(posting.entries, '{}')) = 0 THEN RETURN; END IF;
  INSERT INTO postings (company_id, user_account_id, kind, store_id, user_id, transaction_id,
      return_id, claim_id, reverses_posting_id, point_value, reason, created_at)
    VALUES (posting.company, posting.account, posting.kind, posting.store, posting.by_user, posting.receipt,
      posting.return_id, posting.claim, posting.reverses, posting.point_value, posting.reason, posting.posted_at)
    RETURNING posting_id INTO posted_id;
  IF v_opened > 0 THEN
    INSERT INTO lots (company_id, user_account_id, posting_id, store_id, amount, points_left, active_from, expires_at)
      VALUES (posting.company, posting.account, posted_id, v_issuer, v_opened, v_opened, posting.active_from, posting.expires_at)
      RETURNING lot_id INTO v_lot;
  END IF;
  INSERT INTO entries (company_id, posting_id, entry_no, side, lot_id, store_id, redeem_store_id, amount)
    SELECT posting.company, posted_id, e.no, e.side, CASE WHEN e.lot = 0 THEN v_lot ELSE e.lot END, e.store, e.redeemer, e.amount
    FROM unnest(posting.entries) WITH ORDINALITY AS e (side, lot, store, redeemer, amount, no);
  IF v_touches_lots THEN
    UPDATE lots SET points_left = points_left + moved.amount
      FROM (SELECT e.lot, sum(e.amount) AS amount FROM unnest(posting.entries) AS e
        WHERE e.side = 'customer' AND e.lot > 0 GROUP BY e.lot) moved
      WHERE lots.company_id = posting.company AND lots.user_account_id = posting.account AND lots.lot_id = moved.lot;
  END IF;
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
    INSERT INTO messages (company_id, channel, recipient, body, state)
      VALUES (receipt.company, receipt.notify, receipt.recipient,
        replace(replace(receipt.message, '{balance}', v_balance), '{balance,}', replace(v_balance, '.', ',')), 'queued');
  END IF;
END $$;
