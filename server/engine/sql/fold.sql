-- What searching and sorting compare: lower case without accents, final sigma as sigma. Built on
-- normalize() and explicit letters, never on the locale, so every database answers the same.
CREATE OR REPLACE FUNCTION fold(text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT translate(
    lower(normalize($1, NFD) COLLATE "C"),
    U&'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςØøĐđŁłıÆŒ\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0313\0314\0326\0327\0328\0342\0345',
    'αβγδεζηθικλμνξοπρστυφχψωσooddlliæœ'
  )
$$;
