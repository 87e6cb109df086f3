-- A new order has no status before: `from` is null.
CREATE OR REPLACE TRIGGER gift_orders_note AFTER INSERT ON gift_orders FOR EACH ROW
  EXECUTE FUNCTION note_order('gift_order.status_changed', 'order_id', 'from=old.status', 'to=status');
