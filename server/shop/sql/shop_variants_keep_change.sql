CREATE OR REPLACE TRIGGER shop_variants_keep_change AFTER INSERT OR UPDATE OR DELETE ON shop_variants FOR EACH ROW
  EXECUTE FUNCTION keep_change('subscription_product_variant_id', '', 'created_at');
