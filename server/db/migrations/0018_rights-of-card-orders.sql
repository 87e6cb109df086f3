-- What counts the cards as they are made is not somebody's change.
CREATE TRIGGER loyalty_card_orders_keep_change AFTER INSERT OR DELETE ON loyalty_card_orders FOR EACH ROW
  EXECUTE FUNCTION keep_change('loyalty_card_order_id', '', 'created_at,generated,generation');
--> statement-breakpoint
-- Nobody does the rest: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Companies that were there before, and their admins, order cards.
UPDATE stores SET permissions = '{"loyalty_cards":{"read":true,"create":true,"delete":true}}'::jsonb || permissions WHERE kind = 'company';
--> statement-breakpoint
UPDATE memberships m SET permissions = '{"loyalty_cards":{"read":true,"create":true,"delete":true}}'::jsonb || m.permissions
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company' AND m.role_id = 2;
