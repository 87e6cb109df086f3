-- What opens a company's own gateways is nobody's business, not even in the audit log.
DROP TRIGGER company_settings_keep_change ON company_settings;
--> statement-breakpoint
CREATE TRIGGER company_settings_keep_change AFTER INSERT OR UPDATE OR DELETE ON company_settings FOR EACH ROW
  EXECUTE FUNCTION keep_change('company_id', 'sms_token,email_password,campaign_password', '');
--> statement-breakpoint
-- Nobody does the rest: it is not for the audit log.
SELECT set_config('pistos.actor', '{"quiet": true}', true);
--> statement-breakpoint
-- Companies that were there before, and their admins, see to the business profile.
UPDATE stores SET permissions = '{"profile":{"read":true,"update":true,"delete":true}}'::jsonb || permissions WHERE kind = 'company';
--> statement-breakpoint
UPDATE memberships m SET permissions = '{"profile":{"read":true,"update":true,"delete":true}}'::jsonb || m.permissions
  FROM stores s WHERE s.company_id = m.company_id AND s.store_id = m.store_id AND s.kind = 'company' AND m.role_id = 2;
