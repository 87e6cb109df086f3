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
