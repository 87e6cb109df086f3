CREATE OR REPLACE FUNCTION count_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'redeemed' THEN
    PERFORM add_to_quarter(OLD.company_id, OLD.redeem_store_id, OLD.redeemed_at, 0, 0, 0, -OLD.points);
  END IF;
  IF NEW.state = 'redeemed' THEN
    PERFORM add_to_quarter(NEW.company_id, NEW.redeem_store_id, NEW.redeemed_at, 0, 0, 0, NEW.points);
  END IF;
  RETURN NULL;
END $$;
