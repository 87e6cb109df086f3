CREATE OR REPLACE TRIGGER store_payment_methods_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON store_payment_methods FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_payment_method_id', 'credentials,hints', 'created_at');
