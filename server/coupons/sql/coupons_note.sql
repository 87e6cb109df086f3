CREATE OR REPLACE TRIGGER coupons_note AFTER INSERT ON coupons FOR EACH ROW
  EXECUTE FUNCTION note_change('coupon.created', 'coupon_id', 'kind');
