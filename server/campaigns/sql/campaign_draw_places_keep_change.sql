CREATE OR REPLACE TRIGGER campaign_draw_places_keep_change AFTER UPDATE ON campaign_draw_places FOR EACH ROW
  EXECUTE FUNCTION keep_change('campaign_id,place', '', 'company_id');
