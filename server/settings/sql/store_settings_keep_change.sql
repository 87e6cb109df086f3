CREATE OR REPLACE TRIGGER store_settings_keep_change AFTER INSERT OR UPDATE OR DELETE ON store_settings FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_id', '', 'reward_set_at');
