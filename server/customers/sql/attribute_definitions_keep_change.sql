CREATE OR REPLACE TRIGGER attribute_definitions_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON attribute_definitions FOR EACH ROW
  EXECUTE FUNCTION keep_change('user_account_attribute_definition_id', '', 'created_at');
