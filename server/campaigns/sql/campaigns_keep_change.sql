CREATE OR REPLACE TRIGGER campaigns_keep_change AFTER INSERT OR UPDATE OR DELETE ON campaigns FOR EACH ROW
  EXECUTE FUNCTION keep_change('campaign_id', '', 'created_at');
