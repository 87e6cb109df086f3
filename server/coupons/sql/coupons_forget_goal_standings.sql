CREATE OR REPLACE TRIGGER coupons_forget_goal_standings AFTER UPDATE OF goal_max_days ON coupons FOR EACH ROW
  WHEN (NEW.kind = 'goal' AND NEW.goal_max_days IS DISTINCT FROM OLD.goal_max_days)
  EXECUTE FUNCTION forget_goal_standings();
