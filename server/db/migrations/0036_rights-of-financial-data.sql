-- Nobody does this: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Who sees what a company owes in points, by store, sees what its stores took, gave and redeemed.
UPDATE stores SET permissions = jsonb_set(permissions, '{stores,financial}', 'true')
  WHERE kind = 'company' AND permissions #>> '{stores,debts,liability}' = 'true';
--> statement-breakpoint
UPDATE memberships m SET permissions = jsonb_set(m.permissions, '{stores,financial}', 'true')
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company'
    AND m.permissions #>> '{stores,debts,liability}' = 'true';
--> statement-breakpoint
UPDATE default_permissions SET default_company_cms = jsonb_set(default_company_cms, '{stores,financial}', 'true')
  WHERE default_company_cms #>> '{stores,debts,liability}' = 'true';
--> statement-breakpoint
UPDATE subscription_plans SET permissions = jsonb_set(permissions, '{stores,financial}', 'true')
  WHERE permissions #>> '{stores,debts,liability}' = 'true';
