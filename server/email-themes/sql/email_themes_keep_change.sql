CREATE OR REPLACE TRIGGER email_themes_keep_change AFTER INSERT OR UPDATE OR DELETE ON email_themes FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_email_theme_id', '', 'created_at');
