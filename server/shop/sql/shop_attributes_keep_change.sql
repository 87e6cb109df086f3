CREATE OR REPLACE TRIGGER shop_attributes_keep_change AFTER INSERT OR UPDATE OR DELETE ON shop_attributes FOR EACH ROW
  EXECUTE FUNCTION keep_change('attribute_id', '', 'created_at');
