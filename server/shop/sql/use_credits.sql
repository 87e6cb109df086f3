-- Uses a place's credits for one cause, once: those that are lost first before others. Answers how many were used for it,
-- nothing where there are not enough; `partly` takes as many as there are. The row of the balance is locked first.
CREATE OR REPLACE FUNCTION use_credits(company bigint, store bigint, kind text, wanted bigint, cause text, partly boolean)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  there bigint;
  taken bigint;
  before bigint;
BEGIN
  SELECT balance INTO there FROM credit_balances b WHERE b.company_id = company AND b.store_id = store AND b.credit = kind FOR UPDATE;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT -amount INTO before FROM credit_entries e
    WHERE e.company_id = company AND e.store_id = store AND e.credit = kind AND e.used_for = cause;
  IF FOUND THEN RETURN before; END IF;
  taken := CASE WHEN there >= wanted THEN wanted WHEN partly THEN there ELSE 0 END;
  IF taken <= 0 THEN RETURN 0; END IF;
  WITH lined AS (SELECT l.credit_lot_id, l.remaining,
      sum(l.remaining) OVER (ORDER BY l.expires_at NULLS LAST, l.credit_lot_id) - l.remaining AS earlier
    FROM credit_lots l WHERE l.company_id = company AND l.store_id = store AND l.credit = kind AND l.remaining > 0)
  UPDATE credit_lots l SET remaining = l.remaining - least(l.remaining, taken - lined.earlier)
    FROM lined WHERE l.company_id = company AND l.store_id = store AND l.credit_lot_id = lined.credit_lot_id AND lined.earlier < taken;
  INSERT INTO credit_entries (company_id, store_id, credit, move, amount, used_for) VALUES (company, store, kind, 'used', -taken, cause);
  UPDATE credit_balances b SET balance = b.balance - taken, updated_at = now()
    WHERE b.company_id = company AND b.store_id = store AND b.credit = kind;
  RETURN taken;
END $$;
