CREATE OR REPLACE TRIGGER synergies_keep_change AFTER INSERT OR UPDATE OR DELETE ON synergies FOR EACH ROW
  EXECUTE FUNCTION keep_change('synergy_id', '', 'created_at');
