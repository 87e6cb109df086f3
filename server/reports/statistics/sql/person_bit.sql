-- Customers are kept as bits: of each the one within a word of 64, and of 512 words a block.
CREATE OR REPLACE FUNCTION person_bit(p_id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 1::bigint << (63 - (p_id & 63))::integer;
