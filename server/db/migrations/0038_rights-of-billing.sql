-- Nobody does this: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Companies and stores that were there before, and whoever runs them, still see how their subscription stands.
UPDATE stores SET permissions = '{"general_settings":{"billing_dashboard":{"read":true}}}'::jsonb || permissions
  WHERE kind IN ('company', 'store');
--> statement-breakpoint
UPDATE memberships m SET permissions = '{"general_settings":{"billing_dashboard":{"read":true}}}'::jsonb || m.permissions
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id
  AND (s.kind = 'company' AND m.role_id = 2
    OR s.kind = 'store' AND (m.permissions #>> '{settings,users,update}' = 'true' OR m.permissions #>> '{settings,*}' = 'true'));
