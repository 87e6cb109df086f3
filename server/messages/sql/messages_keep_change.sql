-- Each look at a code is a change; nothing else of a message is one.
CREATE OR REPLACE TRIGGER messages_keep_change AFTER UPDATE OF code_shown_at ON messages FOR EACH ROW
  WHEN (NEW.code_shown_at IS DISTINCT FROM OLD.code_shown_at)
  EXECUTE FUNCTION keep_change('message_id', '', '');
