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
