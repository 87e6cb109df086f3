CREATE OR REPLACE TRIGGER sub_loyalties_keep_change AFTER INSERT OR UPDATE OR DELETE ON sub_loyalties FOR EACH ROW
  EXECUTE FUNCTION keep_change('loyalty_program_id', '', 'created_at');
