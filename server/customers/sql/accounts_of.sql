-- An account and all that were merged into it: what one person had counts under every one of them.
CREATE OR REPLACE FUNCTION accounts_of(company bigint, account bigint) RETURNS bigint[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  WITH RECURSIVE own AS (
    SELECT account AS id
    UNION SELECT c.user_account_id FROM own JOIN customers c ON c.company_id = company AND c.merged_into = own.id
  )
  SELECT array_agg(own.id) FROM own
$$;
