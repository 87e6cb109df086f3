-- What is given back of a billing, and of the payment that it goes back to, is the sum of the refunds, whoever writes them:
-- the checks of both tables refuse more than was paid. Money that was not owed was never the billing's.
CREATE OR REPLACE FUNCTION sum_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one billing_refunds := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  -- Of two at once the second sums up what the first has written.
  PERFORM 1 FROM billings b WHERE b.company_id = one.company_id AND b.billing_id = one.billing_id FOR UPDATE;
  UPDATE billings b SET (refunded, refunding) = (SELECT coalesce(sum(r.amount) FILTER (WHERE r.state = 'succeeded'), 0),
        coalesce(sum(r.amount) FILTER (WHERE r.state = 'pending'), 0)
      FROM billing_refunds r WHERE r.company_id = b.company_id AND r.billing_id = b.billing_id AND r.reason <> 'not_owed')
    WHERE b.company_id = one.company_id AND b.billing_id = one.billing_id;
  IF one.payment_id IS NOT NULL THEN
    PERFORM 1 FROM billing_payments p WHERE p.company_id = one.company_id AND p.payment_id = one.payment_id FOR UPDATE;
    UPDATE billing_payments p SET (refunded, refunding) = (SELECT coalesce(sum(r.amount) FILTER (WHERE r.state = 'succeeded'), 0),
          coalesce(sum(r.amount) FILTER (WHERE r.state = 'pending'), 0)
        FROM billing_refunds r WHERE r.company_id = p.company_id AND r.payment_id = p.payment_id)
      WHERE p.company_id = one.company_id AND p.payment_id = one.payment_id;
  END IF;
  RETURN NULL;
END $$;
