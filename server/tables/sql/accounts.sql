-- Each receipt, message or request changes rows of this table in place. PostgreSQL vacuums a table when a fifth of it has
-- changed; this one at a fiftieth, and a page leaves room for a row's next version.
ALTER TABLE accounts SET (
  fillfactor = 70,
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_threshold = 200,
  autovacuum_analyze_scale_factor = 0.02
);
