-- The index of products' search is built beside writes now (server/engine/search-indexes.ts), by the fields that the
-- declaration names; the one that was built here stays until that one is there.
SELECT 1;
