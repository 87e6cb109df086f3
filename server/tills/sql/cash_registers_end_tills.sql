CREATE OR REPLACE TRIGGER cash_registers_end_tills AFTER DELETE ON cash_registers FOR EACH ROW
  EXECUTE FUNCTION end_tills();
