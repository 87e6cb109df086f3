-- What is counted, and what is not yet.
CREATE OR REPLACE VIEW store_quarters_now AS
  SELECT company_id, store_id, quarter, receipts, amount, issued, redeemed, views FROM store_quarters
  UNION ALL SELECT s.company_id, s.store_id, r.quarter, r.receipts, r.amount, r.issued, r.redeemed, 0
    FROM receipts_counted c CROSS JOIN stores s
    CROSS JOIN LATERAL receipts_by_quarter(s.company_id, s.store_id, c.until, 'infinity') r;
