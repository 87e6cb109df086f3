-- Nobody does this: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Companies that were there before, and their admins, see to their suppliers.
UPDATE stores SET permissions = '{"suppliers":{"read":true,"create":true,"delete":true}}'::jsonb || permissions WHERE kind = 'company';
--> statement-breakpoint
UPDATE memberships m SET permissions = '{"suppliers":{"read":true,"create":true,"delete":true}}'::jsonb || m.permissions
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company' AND m.role_id = 2;
