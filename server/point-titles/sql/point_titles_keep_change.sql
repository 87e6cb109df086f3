CREATE OR REPLACE TRIGGER point_titles_keep_change AFTER INSERT OR UPDATE OR DELETE ON point_titles FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_point_title_id', '', 'created_at');
