CREATE OR REPLACE TRIGGER claims_keep_goal_rewards AFTER INSERT OR UPDATE OF state, user_account_id ON claims FOR EACH ROW
  WHEN (NEW.kind = 'goal')
  EXECUTE FUNCTION keep_goal_rewards();
