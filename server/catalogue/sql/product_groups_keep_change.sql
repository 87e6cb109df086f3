CREATE OR REPLACE TRIGGER product_groups_keep_change AFTER INSERT OR UPDATE OR DELETE ON product_groups FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_group_id', '', 'created_at');
