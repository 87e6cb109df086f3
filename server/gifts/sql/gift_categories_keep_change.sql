CREATE OR REPLACE TRIGGER gift_categories_keep_change AFTER INSERT OR UPDATE OR DELETE ON gift_categories FOR EACH ROW
  EXECUTE FUNCTION keep_change('gift_category_id', '', 'created_at');
