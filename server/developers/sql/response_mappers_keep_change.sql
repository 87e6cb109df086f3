CREATE OR REPLACE TRIGGER response_mappers_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON response_mappers FOR EACH ROW
  EXECUTE FUNCTION keep_change('mapper_id', '', 'created_at');
