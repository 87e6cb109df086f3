CREATE OR REPLACE TRIGGER store_external_links_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON store_external_links FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_external_link_id', '', 'created_at');
