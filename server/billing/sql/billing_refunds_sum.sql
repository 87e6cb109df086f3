CREATE OR REPLACE TRIGGER billing_refunds_sum AFTER INSERT OR UPDATE OF amount, state, reason OR DELETE ON billing_refunds FOR EACH ROW
  EXECUTE FUNCTION sum_refunds();
