CREATE OR REPLACE TRIGGER company_products_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON company_products FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_id', '', 'created_at,position');
