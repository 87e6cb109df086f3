CREATE OR REPLACE TRIGGER campaign_participants_note AFTER INSERT ON campaign_participants FOR EACH ROW
  EXECUTE FUNCTION note_change('campaign.participant', 'participant_id', 'campaign_id');
