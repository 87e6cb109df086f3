-- A campaign that goes on after a pause is not started again.
CREATE OR REPLACE TRIGGER campaigns_note_started AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (NEW.status = 'running' AND OLD.status NOT IN ('running', 'paused'))
  EXECUTE FUNCTION note_change('campaign.started', 'campaign_id');
