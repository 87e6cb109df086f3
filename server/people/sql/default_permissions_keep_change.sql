CREATE OR REPLACE TRIGGER default_permissions_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON default_permissions FOR EACH ROW
  EXECUTE FUNCTION keep_change('company_id', '', '');
