-- The sealed seed stays secret until the draw.
CREATE OR REPLACE TRIGGER campaign_draws_keep_change AFTER INSERT OR UPDATE OR DELETE ON campaign_draws FOR EACH ROW
  EXECUTE FUNCTION keep_change('campaign_id', 'seed_sealed', 'company_id');
