CREATE OR REPLACE TRIGGER stores_keep_change AFTER INSERT OR UPDATE OR DELETE ON stores FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_id', '', 'registration_date,unpaid_billing');
