-- Keeps what a change did, in its own transaction. Arguments: the columns that name the row, those that
-- are nobody's business (a mark tells that they changed), and those that say nothing.
CREATE OR REPLACE FUNCTION keep_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_actor jsonb := acting();
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_title jsonb;
  v_action text := lower(TG_OP);
  v_hidden text[] := string_to_array(coalesce(TG_ARGV[1], ''), ',');
  v_silent text[] := string_to_array(coalesce(TG_ARGV[2], ''), ',') || ARRAY['company_id', 'updated_at'];
BEGIN
  -- What is made without anybody at work is a seed or an import, which says so itself.
  IF v_actor ->> 'quiet' = 'true' OR (TG_OP = 'INSERT' AND v_actor IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN v_old := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN v_new := to_jsonb(NEW); END IF;
  v_row := coalesce(v_new, v_old);
  v_old := jsonb_strip_nulls(v_old - v_silent);
  v_new := jsonb_strip_nulls(v_new - v_silent);
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(name, to_jsonb(OLD) -> name), jsonb_object_agg(name, to_jsonb(NEW) -> name) INTO v_old, v_new
      FROM jsonb_object_keys(to_jsonb(NEW) - v_silent) name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM to_jsonb(NEW) -> name;
    IF v_new IS NULL THEN RETURN NULL; END IF;
    -- A row that stays for what remembers it is deleted for everybody who looks.
    IF v_old -> 'deleted_at' = 'null' THEN
      v_action := 'delete';
      v_old := jsonb_strip_nulls(to_jsonb(OLD) - v_silent);
      v_new := NULL;
    END IF;
  END IF;
  FOR i IN 1 .. coalesce(array_length(v_hidden, 1), 0) LOOP
    IF v_old ? v_hidden[i] THEN v_old := v_old || jsonb_build_object(v_hidden[i], '•••'); END IF;
    IF v_new ? v_hidden[i] THEN v_new := v_new || jsonb_build_object(v_hidden[i], '•••'); END IF;
  END LOOP;
  v_title := coalesce(v_row -> 'friendly_name', v_row -> 'name', v_row -> 'title', v_row -> 'gift_title', v_row -> 'first_name', v_row -> 'card_number');
  IF jsonb_typeof(v_title) = 'object' THEN v_title := v_title -> 'el'; END IF;
  INSERT INTO audit_log (company_id, user_id, store_id, address, call, action, subject, subject_id, title, before, after)
    VALUES ((v_row ->> 'company_id')::bigint, (v_actor ->> 'user_id')::bigint,
      coalesce((v_actor ->> 'store_id')::bigint, CASE WHEN TG_TABLE_NAME = 'store_settings' THEN (v_row ->> 'store_id')::bigint END),
      v_actor ->> 'address', v_actor ->> 'call', v_action, TG_TABLE_NAME,
      (SELECT string_agg(v_row ->> name, '/') FROM unnest(string_to_array(TG_ARGV[0], ',')) name),
      left(v_title #>> '{}', 200), v_old, v_new);
  RETURN NULL;
END $$;
