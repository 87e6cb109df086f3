-- Notes an event of a row for the webhooks of a company, with the row's store (the company where it has none), customer and
-- supplier. Terms: the event, the column of its subject, then the facts that the record alone does not have, each as a
-- column `name`, as `name=column` under another name, or as `name=old.column` with the value before the change.
CREATE OR REPLACE FUNCTION note_event(company bigint, new_row jsonb, old_row jsonb, terms text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb := '{}';
  term text;
  field text;
BEGIN
  FOREACH term IN ARRAY terms[3:] LOOP
    field := substring(term FROM '[^=]+$');
    facts := facts || jsonb_build_object(split_part(term, '=', 1),
      CASE WHEN field LIKE 'old.%' THEN old_row -> substring(field FROM 5) ELSE new_row -> field END);
  END LOOP;
  INSERT INTO webhook_events (company_id, event, store_id, subject_id, user_account_id, facts, supplier_id)
    VALUES (company, terms[1], coalesce((new_row ->> 'store_id')::bigint, company), (new_row ->> terms[2])::bigint,
      (new_row ->> 'user_account_id')::bigint, facts, (new_row ->> 'store_supplier_id')::bigint);
END $$;
