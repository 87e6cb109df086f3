-- Nobody does this: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Companies that were there before have what their stores work with, to give it to them; and their admins,
-- like those of stores, see to other people's rights. What was set for a branch by hand stays as it is.
UPDATE stores SET permissions = '{"transactions":{"read":true,"create":true,"return":true},"history":{"read":true,"points_analysis":true,"monthly_points":true},"settings":{"read":true,"reward":true,"product_points":true,"cards":true,"cash_registers":{"read":true,"create":true,"update":true,"delete":true},"users":{"read":true,"create":true,"update":true,"delete":true},"cleaners":true},"products":{"read":true,"create":true,"update":true,"delete":true,"group":{"read":true,"create":true,"update":true,"delete":true},"categories":{"read":true,"create":true,"update":true,"delete":true},"external_links":{"read":true,"create":true,"update":true,"delete":true}},"redemption":{"read":true,"redeem_voucher":true,"coupons_overview":true,"multiple_coupons":true},"users":{"read":true,"create":true,"update":true,"delete":true},"audit":{"read":true}}'::jsonb
  || permissions
  || CASE WHEN jsonb_typeof(permissions -> 'customers') = 'object'
       THEN jsonb_build_object('customers', '{"read":true,"create":true,"update":true,"delete":true,"points":true,"merge":true,"import":true,"export":true,"attributes":true,"notification_message":{"read":true,"update":true}}'::jsonb || (permissions -> 'customers'))
       ELSE '{}'::jsonb END
  || CASE WHEN jsonb_typeof(permissions -> 'stores') = 'object'
       THEN jsonb_build_object('stores', '{"permissions":{"read":true,"update":true},"default_permissions":true}'::jsonb || (permissions -> 'stores'))
       ELSE '{}'::jsonb END
WHERE kind = 'company';
--> statement-breakpoint
UPDATE memberships m SET permissions = (SELECT jsonb_object_agg(key, value) FROM jsonb_each(s.permissions)
    WHERE key IN ('transactions', 'history', 'settings', 'products', 'redemption', 'users', 'audit'))
  || m.permissions
  || CASE WHEN jsonb_typeof(m.permissions -> 'customers') = 'object'
       THEN jsonb_build_object('customers', '{"read":true,"create":true,"update":true,"delete":true,"points":true,"merge":true,"import":true,"export":true,"attributes":true,"notification_message":{"read":true,"update":true}}'::jsonb || (m.permissions -> 'customers'))
       ELSE '{}'::jsonb END
  || CASE WHEN jsonb_typeof(m.permissions -> 'stores') = 'object'
       THEN jsonb_build_object('stores', '{"permissions":{"read":true,"update":true},"default_permissions":true}'::jsonb || (m.permissions -> 'stores'))
       ELSE '{}'::jsonb END
FROM stores s
WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company' AND m.role_id = 2;
--> statement-breakpoint
UPDATE stores SET permissions = jsonb_set(permissions, '{settings}',
  '{"users":{"read":true,"create":true,"update":true,"delete":true},"cleaners":true}'::jsonb || (permissions -> 'settings'))
WHERE kind = 'store' AND jsonb_typeof(permissions -> 'settings') = 'object';
--> statement-breakpoint
UPDATE memberships m SET permissions = jsonb_set(m.permissions, '{settings}',
  '{"users":{"read":true,"create":true,"update":true,"delete":true},"cleaners":true}'::jsonb || (m.permissions -> 'settings'))
FROM stores s
WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'store' AND m.role_id = 2
  AND jsonb_typeof(m.permissions -> 'settings') = 'object';
--> statement-breakpoint
UPDATE subscription_plans SET permissions = jsonb_set(permissions, '{settings}',
  '{"users":{"read":true,"create":true,"update":true,"delete":true},"cleaners":true}'::jsonb || (permissions -> 'settings'))
WHERE NOT is_brand AND jsonb_typeof(permissions -> 'settings') = 'object';
--> statement-breakpoint
CREATE TRIGGER default_permissions_keep_change AFTER INSERT OR UPDATE OR DELETE ON default_permissions FOR EACH ROW EXECUTE FUNCTION keep_change('company_id', '', '');
