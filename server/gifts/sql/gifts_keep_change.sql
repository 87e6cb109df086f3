CREATE OR REPLACE TRIGGER gifts_keep_change AFTER INSERT OR UPDATE OR DELETE ON gifts FOR EACH ROW
  EXECUTE FUNCTION keep_change('gift_id', '', 'created_at');
