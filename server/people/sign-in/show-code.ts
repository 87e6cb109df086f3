import { showMessageCode } from '../../../contract/messages/messages.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { codeIn } from '../../messages/codes/codes.ts';
import { proveSelf } from './prove-self.ts';

// The audit log has each look: a trigger keeps the change of code_shown_at. A gateway that sends it shows it to nobody.
const look = `update messages m set code_shown_at = now() from company_settings cs
  where m.company_id = $1 and m.message_id = $2 and m.sealed_code is not null and m.state = 'queued'
    and cs.company_id = m.company_id and cs.sms_mode <> 'own'
  returning m.sealed_code`;

/** The codes of an installation without a gateway, for the super admin who proves who they are. */
export function mountShowCode(api: Api) {
  serve(api, showMessageCode, async (call) => {
    const { database, scope, caller, params, settings } = call;
    if (!caller.isSuperAdmin) throw new Refusal('forbidden');
    if (settings.channels.includes('sms')) throw new Refusal('not_found');
    await proveSelf(call);
    const values = [scope.companyId, params.id];
    const { rows } = await withTransaction(database, (client) =>
      client.query<{ sealed_code: string }>(look, values),
    );
    if (!rows[0]) throw new Refusal('not_found');
    return { verification_code: codeIn(settings.secret, scope.companyId, rows[0].sealed_code) };
  });
}
