CREATE OR REPLACE TRIGGER api_keys_keep_change AFTER INSERT OR UPDATE OR DELETE ON api_keys FOR EACH ROW
  EXECUTE FUNCTION keep_change('api_key_id', '', 'created_at,user_id,last_used_at,last_used_from');
