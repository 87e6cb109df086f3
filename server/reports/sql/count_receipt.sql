-- A receipt counts when it is posted, and what comes back of it is taken out of the quarter it counts in.
CREATE OR REPLACE FUNCTION count_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'posted' AND OLD.created_at = NEW.created_at THEN
    PERFORM add_receipt(NEW.company_id, NEW.store_id, NEW.created_at, 0,
      (NEW.amount - NEW.returned_amount) - (OLD.amount - OLD.returned_amount),
      (NEW.points - NEW.points_taken) - (OLD.points - OLD.points_taken),
      (NEW.points_used - NEW.points_given_back) - (OLD.points_used - OLD.points_given_back));
  ELSE
    IF TG_OP = 'UPDATE' AND OLD.status = 'posted' THEN
      PERFORM add_receipt(OLD.company_id, OLD.store_id, OLD.created_at, -1, OLD.returned_amount - OLD.amount,
        OLD.points_taken - OLD.points, OLD.points_given_back - OLD.points_used);
    END IF;
    PERFORM add_receipt(NEW.company_id, NEW.store_id, NEW.created_at, 1, NEW.amount - NEW.returned_amount,
      NEW.points - NEW.points_taken, NEW.points_used - NEW.points_given_back);
  END IF;
  RETURN NULL;
END $$;
