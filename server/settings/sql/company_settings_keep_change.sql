CREATE OR REPLACE TRIGGER company_settings_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON company_settings FOR EACH ROW
  EXECUTE FUNCTION keep_change('company_id', 'sms_token,email_password,campaign_password,receipt_secret', '');
