CREATE OR REPLACE TRIGGER coupons_note_deleted AFTER UPDATE OF deleted_at ON coupons FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION note_change('coupon.deleted', 'coupon_id', 'kind');
