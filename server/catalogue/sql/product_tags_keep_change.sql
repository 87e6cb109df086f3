CREATE OR REPLACE TRIGGER product_tags_keep_change AFTER INSERT OR UPDATE OR DELETE ON product_tags FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_tag_id', '', 'created_at');
