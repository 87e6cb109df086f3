CREATE OR REPLACE TRIGGER customers_keep_consents AFTER INSERT OR UPDATE OF sms, viber, push, mail
  ON customers FOR EACH ROW
  EXECUTE FUNCTION keep_consents();
