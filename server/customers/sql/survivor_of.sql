-- The account that has what an account had: itself, or the one it was merged into, and so on.
CREATE OR REPLACE FUNCTION survivor_of(company bigint, account bigint) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  WITH RECURSIVE way AS (
    SELECT account AS id
    UNION SELECT c.merged_into FROM way JOIN customers c ON c.company_id = company AND c.user_account_id = way.id
      WHERE c.merged_into IS NOT NULL
  )
  SELECT way.id FROM way JOIN customers c ON c.company_id = company AND c.user_account_id = way.id WHERE c.merged_into IS NULL
$$;
