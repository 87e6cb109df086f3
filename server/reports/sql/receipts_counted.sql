-- The one row of the table: receipts are counted by their quarter until this moment.
INSERT INTO receipts_counted (until) VALUES (date_trunc('milliseconds', now()));
