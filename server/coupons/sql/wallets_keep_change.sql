CREATE OR REPLACE TRIGGER wallets_keep_change AFTER INSERT OR UPDATE OR DELETE ON wallets FOR EACH ROW
  EXECUTE FUNCTION keep_change('company_id', 'apple_certificate,apple_authority,apple_key,google_key', '');
