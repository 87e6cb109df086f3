-- What changes with every claim and every generated code is no change of the coupon.
CREATE OR REPLACE TRIGGER coupons_keep_change AFTER UPDATE ON coupons FOR EACH ROW
  WHEN (OLD.claimed = NEW.claimed AND OLD.generated = NEW.generated)
  EXECUTE FUNCTION keep_change('coupon_id', '', 'created_at,code_key,generation,redeemed_report_at,all_report_at');
