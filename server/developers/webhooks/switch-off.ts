import type { Language } from '../../../contract/engine/languages.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Api } from '../../http/serve.ts';
import { queueWithin } from '../../messages/outbox.ts';
import { languageOfCountry } from '../../messages/texts.ts';
import { offMail } from './texts.ts';

const off = `update webhooks set active = false, switched_off = $3, updated_at = now()
  where company_id = $1 and webhook_id = $2 and active returning name, url, store_id`;
const readers = `select distinct on (lower(m.email)) m.email, s.country_id::int from stores s
  cross join lateral (select s.email where s.email is not null
    union all select u.email from webhooks w join users u on u.user_id = w.vouched_by_id
      where w.company_id = $1 and w.webhook_id = $3 and u.email is not null) m
  where s.company_id = $1 and s.store_id = $2`;

interface At {
  readonly company_id: number;
  readonly webhook_id: number;
}

/** Tells an address nothing more, and writes to the place and to whoever answers for it why. */
export async function switchOff(
  { dependencies }: Api,
  client: Queryable,
  { company_id, webhook_id }: At,
  reason: 'failing' | 'gone',
) {
  const { rows } = await client.query<{ name: string; url: string; store_id: number }>(off, [
    company_id,
    webhook_id,
    reason,
  ]);
  const [webhook] = rows;
  if (!webhook) return;
  const to = [company_id, webhook.store_id, webhook_id];
  const told = await client.query<{ email: string; country_id: number }>(readers, to);
  for (const { email, country_id } of told.rows) {
    const language: Language = languageOfCountry(country_id);
    const page = `${dependencies.settings.publicUrl}/${language}/loyaltyPanel/developers/webhooks/${webhook_id}`;
    const mail = offMail(language, reason, { ...webhook, page });
    await queueWithin(client, {
      companyId: company_id,
      channel: 'email',
      recipient: email,
      ...mail,
    });
  }
}
