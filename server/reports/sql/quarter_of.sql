CREATE OR REPLACE FUNCTION quarter_of(p_at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(date_part('epoch', p_at) / 900)::integer;
