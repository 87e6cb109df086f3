CREATE OR REPLACE TRIGGER cash_registers_keep_change AFTER INSERT OR UPDATE OR DELETE ON cash_registers FOR EACH ROW
  EXECUTE FUNCTION keep_change('cash_register_id', '', 'created_at');
