-- Notes in the transaction of what happened that somebody is to be told of it, where an address of the place wants to
-- know; otherwise nothing is written. `facts` are what the record alone does not tell.
CREATE OR REPLACE FUNCTION note_event(company bigint, happened text, store bigint, subject bigint, account bigint,
  facts jsonb DEFAULT '{}', supplier bigint DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhooks w WHERE w.company_id = company AND w.active AND happened = ANY (w.events)) THEN RETURN; END IF;
  INSERT INTO webhook_events (company_id, event, store_id, subject_id, user_account_id, facts, supplier_id)
    VALUES (company, happened, store, subject, account, facts, supplier);
END $$;
