-- A receipt of a time that may be kept was written or changed: from now on its month, or its day, is read from receipts,
-- until it is kept anew. What is posted now is of no such time, and does not come here.
CREATE OR REPLACE FUNCTION forget_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'posted' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('times', OLD.store_id));
    DELETE FROM store_times_kept WHERE company_id = OLD.company_id AND store_id = OLD.store_id AND since <= OLD.created_at AND until > OLD.created_at;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'posted' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('times', NEW.store_id));
    DELETE FROM store_times_kept WHERE company_id = NEW.company_id AND store_id = NEW.store_id AND since <= NEW.created_at AND until > NEW.created_at;
  END IF;
  RETURN NULL;
END $$;
