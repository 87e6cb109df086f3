-- Nobody does this: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
UPDATE stores SET permissions = permissions || '{"statistics":{"read":true}}'
  WHERE kind = 'company' AND jsonb_typeof(permissions) = 'object';
--> statement-breakpoint
-- Whoever sees what each store took sees the same in the statistics.
UPDATE memberships m SET permissions = m.permissions || '{"statistics":{"read":true}}'
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company'
  AND (m.permissions #>> '{stores,financial}' = 'true' OR m.permissions #>> '{stores,*}' = 'true');
