-- How many are claimed counts with every claim: of a new coupon it says nothing.
CREATE OR REPLACE TRIGGER coupons_keep_new AFTER INSERT OR DELETE ON coupons FOR EACH ROW
  EXECUTE FUNCTION keep_change('coupon_id', '', 'created_at,code_key,claimed,generated,generation');
