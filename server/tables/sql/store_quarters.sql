-- Few rows of them change, and those with each receipt.
ALTER TABLE store_quarters SET (
  fillfactor = 70,
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_threshold = 200
);
