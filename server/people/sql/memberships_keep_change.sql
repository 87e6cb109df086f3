CREATE OR REPLACE TRIGGER memberships_keep_change AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_id,user_id', '', 'created_at');
