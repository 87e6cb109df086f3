CREATE OR REPLACE TRIGGER product_categories_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON product_categories FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_category_id', '', 'created_at');
