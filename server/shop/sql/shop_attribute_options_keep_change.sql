CREATE OR REPLACE TRIGGER shop_attribute_options_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON shop_attribute_options FOR EACH ROW
  EXECUTE FUNCTION keep_change('attribute_option_id', '', 'created_at');
