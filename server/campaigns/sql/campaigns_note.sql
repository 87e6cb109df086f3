CREATE OR REPLACE TRIGGER campaigns_note AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND (NEW.status = 'ended' OR NEW.status = 'running' AND OLD.status <> 'paused'))
  EXECUTE FUNCTION note_change();
