CREATE OR REPLACE TRIGGER products_keep_change AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_id', '', 'created_at,position');
