CREATE TABLE "store_quarters" (
	"company_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"quarter" integer NOT NULL,
	"slot" integer NOT NULL,
	"receipts" integer NOT NULL,
	"amount" bigint NOT NULL,
	"issued" bigint NOT NULL,
	"redeemed" bigint NOT NULL,
	CONSTRAINT "store_quarters_company_id_store_id_quarter_slot_pk" PRIMARY KEY("company_id","store_id","quarter","slot")
);
--> statement-breakpoint
CREATE INDEX "store_quarters__company__idx" ON "store_quarters" USING btree ("company_id","quarter");
--> statement-breakpoint
-- Few rows of them change, and those with each receipt.
ALTER TABLE store_quarters SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
--> statement-breakpoint
CREATE FUNCTION quarter_of(p_at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(date_part('epoch', p_at) / 900)::integer;
--> statement-breakpoint
-- Writes the first row that nobody else is writing, told by locks in memory: nobody waits, so that two who
-- write several cannot wait for one another either, and where few write at once there is one row.
CREATE FUNCTION add_to_quarter(
  p_company bigint, p_store bigint, p_at timestamptz, p_receipts integer, p_amount bigint, p_issued bigint, p_redeemed bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_quarter integer := quarter_of(p_at);
  v_slot integer := 0;
BEGIN
  IF p_store IS NULL OR p_receipts = 0 AND p_amount = 0 AND p_issued = 0 AND p_redeemed = 0 THEN RETURN; END IF;
  WHILE NOT pg_try_advisory_xact_lock(hashint8extended(p_store, v_quarter::bigint * 1000 + v_slot)) LOOP
    v_slot := v_slot + 1;
  END LOOP;
  INSERT INTO store_quarters AS q (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
    VALUES (p_company, p_store, v_quarter, v_slot, p_receipts, p_amount, p_issued, p_redeemed)
  ON CONFLICT (company_id, store_id, quarter, slot) DO UPDATE SET receipts = q.receipts + excluded.receipts,
    amount = q.amount + excluded.amount, issued = q.issued + excluded.issued, redeemed = q.redeemed + excluded.redeemed;
END $$;
--> statement-breakpoint
-- A receipt counts when it is posted, and what comes back of it is taken out of the quarter it counts in.
CREATE FUNCTION count_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'posted' AND OLD.created_at = NEW.created_at THEN
    PERFORM add_to_quarter(NEW.company_id, NEW.store_id, NEW.created_at, 0,
      (NEW.amount - NEW.returned_amount) - (OLD.amount - OLD.returned_amount),
      (NEW.points - NEW.points_taken) - (OLD.points - OLD.points_taken),
      (NEW.points_used - NEW.points_given_back) - (OLD.points_used - OLD.points_given_back));
  ELSE
    IF TG_OP = 'UPDATE' AND OLD.status = 'posted' THEN
      PERFORM add_to_quarter(OLD.company_id, OLD.store_id, OLD.created_at, -1, OLD.returned_amount - OLD.amount,
        OLD.points_taken - OLD.points, OLD.points_given_back - OLD.points_used);
    END IF;
    PERFORM add_to_quarter(NEW.company_id, NEW.store_id, NEW.created_at, 1, NEW.amount - NEW.returned_amount,
      NEW.points - NEW.points_taken, NEW.points_used - NEW.points_given_back);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_count AFTER INSERT OR UPDATE OF status, amount, returned_amount, points, points_taken, points_used, points_given_back, created_at
  ON transactions FOR EACH ROW WHEN (NEW.status = 'posted') EXECUTE FUNCTION count_receipt();
--> statement-breakpoint
CREATE FUNCTION count_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'redeemed' THEN
    PERFORM add_to_quarter(OLD.company_id, OLD.redeem_store_id, OLD.redeemed_at, 0, 0, 0, -OLD.points);
  END IF;
  IF NEW.state = 'redeemed' THEN
    PERFORM add_to_quarter(NEW.company_id, NEW.redeem_store_id, NEW.redeemed_at, 0, 0, 0, NEW.points);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claims_count AFTER INSERT OR UPDATE OF state ON claims FOR EACH ROW
  WHEN (NEW.points > 0) EXECUTE FUNCTION count_claim();
--> statement-breakpoint
-- Points that no receipt earned. Looked at when all is written: a posting comes before its entries.
CREATE FUNCTION count_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_quarter(NEW.company_id, NEW.store_id, NEW.created_at, 0, 0, coalesce(-sum(e.amount), 0)::bigint, 0)
    FROM entries e WHERE e.company_id = NEW.company_id AND e.posting_id = NEW.posting_id AND e.side IN ('issued', 'adjusted');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER postings_count AFTER INSERT ON postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind IN ('initial', 'adjustment', 'coupon')) EXECUTE FUNCTION count_given();
--> statement-breakpoint
INSERT INTO store_quarters (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
  SELECT company_id, store_id, quarter_of(at), 0, sum(receipts), sum(amount), sum(issued), sum(redeemed)
    FROM (SELECT company_id, store_id, created_at AS at, 1 AS receipts, amount - returned_amount AS amount, points - points_taken AS issued,
        points_used - points_given_back AS redeemed FROM transactions WHERE status = 'posted'
      UNION ALL SELECT p.company_id, p.store_id, p.created_at, 0, 0, -e.amount, 0 FROM postings p
        JOIN entries e ON e.company_id = p.company_id AND e.posting_id = p.posting_id AND e.side IN ('issued', 'adjusted')
        WHERE p.kind IN ('initial', 'adjustment', 'coupon')
      UNION ALL SELECT company_id, redeem_store_id, redeemed_at, 0, 0, 0, points FROM claims
        WHERE state = 'redeemed' AND points > 0 AND redeem_store_id IS NOT NULL) moved
    GROUP BY 1, 2, 3;
