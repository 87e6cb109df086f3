CREATE OR REPLACE TRIGGER customer_imports_keep_change AFTER INSERT OR UPDATE OR DELETE ON customer_imports FOR EACH ROW
  EXECUTE FUNCTION keep_change('import_id', '',
    'created_at,user_id,file,file_offset,header_key,samples,preview,done,started_at,ended_at');
