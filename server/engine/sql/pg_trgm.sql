-- Finds a part of a text by an index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
