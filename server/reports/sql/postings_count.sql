-- Points that no receipt gave or redeemed. Deferred to the end of the transaction: a posting comes before its entries.
CREATE CONSTRAINT TRIGGER postings_count AFTER INSERT ON postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind IN ('initial', 'redemption', 'release', 'coupon', 'campaign', 'carried'))
  EXECUTE FUNCTION count_posting();
