-- Cards are made by the thousand: only what becomes of one is logged.
CREATE OR REPLACE TRIGGER loyalty_cards_keep_change AFTER UPDATE ON loyalty_cards FOR EACH ROW
  EXECUTE FUNCTION keep_change('card_number', '', 'created_at,attached_at');
