-- A word of customers in its place within its block.
CREATE OR REPLACE FUNCTION people_of_word(p_word bigint, p_people bigint) RETURNS bit LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN p_people::bit(64)::bit(32768) >> ((p_word & 511)::integer * 64);
