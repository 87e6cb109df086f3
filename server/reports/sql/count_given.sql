-- Points that no receipt earned. Looked at when all is written: a posting comes before its entries.
CREATE OR REPLACE FUNCTION count_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_quarter(NEW.company_id, NEW.store_id, NEW.created_at, 0, 0, coalesce(-sum(e.amount), 0)::bigint, 0)
    FROM entries e WHERE e.company_id = NEW.company_id AND e.posting_id = NEW.posting_id AND e.side IN ('issued', 'adjusted');
  RETURN NULL;
END $$;
