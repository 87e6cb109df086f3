CREATE OR REPLACE TRIGGER gift_orders_note_status AFTER UPDATE OF status ON gift_orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION note_order('gift_order.status_changed', 'order_id', 'from=old.status', 'to=status');
