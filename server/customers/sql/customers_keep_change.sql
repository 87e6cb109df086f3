CREATE OR REPLACE TRIGGER customers_keep_change AFTER INSERT OR UPDATE OR DELETE ON customers FOR EACH ROW
  EXECUTE FUNCTION keep_change('user_account_id', 'qr_code', 'created_at');
