-- Few rows, each changed all day: vacuumed by their number of changes alone, and half of a page is left for new versions.
ALTER TABLE coupon_totals SET (
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 100
);
