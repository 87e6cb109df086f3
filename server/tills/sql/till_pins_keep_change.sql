CREATE OR REPLACE TRIGGER till_pins_keep_change AFTER INSERT OR UPDATE OR DELETE ON till_pins FOR EACH ROW
  EXECUTE FUNCTION keep_change('user_id', 'pin_hash', 'set_at');
