CREATE OR REPLACE TRIGGER rewards_keep_change AFTER INSERT OR UPDATE OR DELETE ON rewards FOR EACH ROW
  EXECUTE FUNCTION keep_change('reward_id', '', 'created_at');
