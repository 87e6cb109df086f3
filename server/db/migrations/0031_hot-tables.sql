-- Each receipt, message or request changes a row of these where it is. PostgreSQL looks after a table when
-- a fifth of it has changed, which for the standings of a hundred thousand customers is twenty thousand
-- receipts and twice as much to read; these it looks after at a fiftieth.
ALTER TABLE accounts SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE lots SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE goal_standings SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE messages SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE access_tokens SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
-- Few rows, each changed all day.
ALTER TABLE jobs SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100);
--> statement-breakpoint
ALTER TABLE daily_totals SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100);
--> statement-breakpoint
ALTER TABLE coupon_totals SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100);
