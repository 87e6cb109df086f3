CREATE OR REPLACE TRIGGER customers_note_created AFTER INSERT ON customers FOR EACH ROW
  EXECUTE FUNCTION note_change('customer.created', 'user_account_id');
