-- After so long a message is pointless, whoever it is for: a code, what advertises or greets, and what says something of an
-- account, such as a bill.
CREATE OR REPLACE FUNCTION message_useful_for(has_code boolean, purpose text) RETURNS interval LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN has_code THEN interval '15 minutes' WHEN purpose = 'campaign' THEN interval '1 day' ELSE interval '7 days' END
$$;
