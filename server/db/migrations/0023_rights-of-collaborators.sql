CREATE TRIGGER synergies_keep_change AFTER INSERT OR UPDATE OR DELETE ON synergies FOR EACH ROW EXECUTE FUNCTION keep_change('synergy_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER sub_loyalties_keep_change AFTER INSERT OR UPDATE OR DELETE ON sub_loyalties FOR EACH ROW EXECUTE FUNCTION keep_change('loyalty_program_id', '', 'created_at');
--> statement-breakpoint
-- Nobody does the rest: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Companies that were there before, and their admins, collaborate with others and have programmes.
UPDATE stores SET permissions = '{"collaborators":{"read":true,"create":true,"update":true},"loyalty":{"read":true,"create":true,"update":true,"delete":true}}'::jsonb || permissions
  WHERE kind = 'company';
--> statement-breakpoint
UPDATE memberships m SET permissions = '{"collaborators":{"read":true,"create":true,"update":true},"loyalty":{"read":true,"create":true,"update":true,"delete":true}}'::jsonb || m.permissions
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company' AND m.role_id = 2;
