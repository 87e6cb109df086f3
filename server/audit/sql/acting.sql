-- Who is at work, as the server says at the beginning of a transaction: {user_id, store_id, address, call};
-- null for jobs and for whoever works in the database itself.
CREATE OR REPLACE FUNCTION acting() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('pistos.actor', true), '')::jsonb
$$;
