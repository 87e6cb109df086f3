CREATE OR REPLACE TRIGGER goal_steps_keep_standing AFTER INSERT OR UPDATE ON goal_steps FOR EACH ROW
  EXECUTE FUNCTION keep_goal_standing();
