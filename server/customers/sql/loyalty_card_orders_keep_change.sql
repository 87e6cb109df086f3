CREATE OR REPLACE TRIGGER loyalty_card_orders_keep_change AFTER INSERT OR DELETE ON loyalty_card_orders FOR EACH ROW
  EXECUTE FUNCTION keep_change('loyalty_card_order_id', '', 'created_at,generated,generation');
