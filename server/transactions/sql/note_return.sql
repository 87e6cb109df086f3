-- As note_change, in the store and to the customer of the receipt that is returned.
CREATE OR REPLACE FUNCTION note_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_subscribed(NEW.company_id, TG_ARGV[0]) THEN
    PERFORM note_event(NEW.company_id,
        to_jsonb(NEW) || jsonb_build_object('store_id', t.store_id, 'user_account_id', t.user_account_id), NULL, TG_ARGV[0:])
      FROM transactions t WHERE t.company_id = NEW.company_id AND t.transaction_id = NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
