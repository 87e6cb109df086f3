-- Nobody does this: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
CREATE TRIGGER company_products_keep_change AFTER INSERT OR UPDATE OR DELETE ON company_products FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_id', '', 'created_at,position');
--> statement-breakpoint
CREATE TRIGGER product_tags_keep_change AFTER INSERT OR UPDATE OR DELETE ON product_tags FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_tag_id', '', 'created_at');
--> statement-breakpoint
-- A new order moves every product a little, in every store: that is nobody's price.
DROP TRIGGER products_keep_change ON products;
--> statement-breakpoint
CREATE TRIGGER products_keep_change AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW
  EXECUTE FUNCTION keep_change('product_id', '', 'created_at,position');
--> statement-breakpoint
-- Companies that were there before, and their admins, see to the catalogue.
UPDATE stores SET permissions = jsonb_set(permissions, '{products}', '{"read":true,"create":true,"update":true,"delete":true,"order":true,
    "tag":{"read":true,"create":true,"update":true,"delete":true}}'::jsonb
    || CASE jsonb_typeof(permissions -> 'products') WHEN 'object' THEN permissions -> 'products' ELSE '{}' END)
  WHERE kind = 'company';
--> statement-breakpoint
UPDATE memberships m SET permissions = jsonb_set(m.permissions, '{products}', '{"read":true,"create":true,"update":true,"delete":true,"order":true,
    "tag":{"read":true,"create":true,"update":true,"delete":true}}'::jsonb
    || CASE jsonb_typeof(m.permissions -> 'products') WHEN 'object' THEN m.permissions -> 'products' ELSE '{}' END)
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company' AND m.role_id = 2;
