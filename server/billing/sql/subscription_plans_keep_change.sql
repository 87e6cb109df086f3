CREATE OR REPLACE TRIGGER subscription_plans_keep_change AFTER INSERT OR UPDATE OR DELETE
  ON subscription_plans FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_subscription_plan_id', '', 'created_at');
