CREATE OR REPLACE TRIGGER messages_forget_code BEFORE UPDATE OF state ON messages FOR EACH ROW
  WHEN (NEW.sealed_code IS NOT NULL AND NEW.state <> 'queued')
  EXECUTE FUNCTION forget_code();
