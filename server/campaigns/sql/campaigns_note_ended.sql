CREATE OR REPLACE TRIGGER campaigns_note_ended AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status = 'ended')
  EXECUTE FUNCTION note_change('campaign.ended', 'campaign_id');
