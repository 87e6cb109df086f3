-- As note_change, to the customer whose claim it delivers.
CREATE OR REPLACE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_subscribed(NEW.company_id, TG_ARGV[0]) THEN
    PERFORM note_event(NEW.company_id, to_jsonb(NEW) || jsonb_build_object('user_account_id', k.user_account_id), to_jsonb(OLD), TG_ARGV[0:])
      FROM (SELECT (SELECT c.user_account_id FROM claims c WHERE c.company_id = NEW.company_id AND c.claim_id = NEW.transaction_id)) k (user_account_id);
  END IF;
  RETURN NULL;
END $$;
