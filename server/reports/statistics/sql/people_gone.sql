-- Who is no customer of a company any more, in blocks.
CREATE OR REPLACE FUNCTION people_gone(p_company bigint) RETURNS TABLE (block bigint, people bit) LANGUAGE sql STABLE AS $$
  SELECT g.word >> 9, bit_or(people_of_word(g.word, g.people)) FROM (
      SELECT c.user_account_id >> 6 AS word, bit_or(person_bit(c.user_account_id)) AS people FROM customers c
        WHERE c.company_id = p_company AND c.deleted_at IS NOT NULL GROUP BY 1) g GROUP BY 1
$$;
