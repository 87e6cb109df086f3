CREATE OR REPLACE TRIGGER subscription_products_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON subscription_products FOR EACH ROW
  EXECUTE FUNCTION keep_change('subscription_product_id', '', 'created_at');
