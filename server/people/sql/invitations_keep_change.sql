CREATE OR REPLACE TRIGGER invitations_keep_change AFTER INSERT OR UPDATE OR DELETE ON invitations FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_id,invitation_id', 'first_password_hash', 'created_at');
