-- A name as it sounds, in Latin letters, whichever it is written in: Παπαδοπούλου, Papadopoulou and Papadopulu are
-- one. Letters that sound alike become one letter, so that each of the ways a Greek name is written in Latin letters
-- is found; what is shown is never this. fold() is named with its schema: an index is built with no path to look it
-- up on. The planner is told what it costs, and looks into the index instead of sounding everybody out.
CREATE OR REPLACE FUNCTION sounded(text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
BEGIN
  RETURN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(public.fold($1), 'ch', 'h'), 'kh', 'h'), 'ph', 'f'), 'au', 'af'), 'ay', 'af'), 'eu', 'ef'), 'ey', 'ef'), 'ou', 'u'), 'oy', 'u'), 'ai', 'e'), 'ei', 'i'), 'oi', 'i'), 'ου', 'u'), 'αι', 'e'), 'ει', 'i'), 'οι', 'i'), 'υι', 'i'), 'αυ', 'af'), 'ευ', 'ef'), 'γγ', 'g'), 'γκ', 'g'), 'μπ', 'b'), 'ντ', 'd'), 'θ', 'th'), 'ξ', 'x'), 'ψ', 'ps'), 'αβγδεζηικλμνοπρστυφχωywvcjq', 'afgdeziiklmnoprstifhoiofkik'), 'ks', 'x'), 'mp', 'b'), 'nt', 'd'), 'gk', 'g'), 'ng', 'g'), 'gg', 'g'), 'll', 'l'), 'ss', 's'), 'mm', 'm'), 'nn', 'n'), 'tt', 't'), 'kk', 'k'), 'pp', 'p'), 'rr', 'r'), 'ff', 'f'), 'ii', 'i');
END $$;
