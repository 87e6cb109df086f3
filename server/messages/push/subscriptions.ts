import type { Language } from '../../../contract/engine/languages.ts';
import type { PushSubscription } from '../../../contract/messages/push.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';

interface Allowed {
  readonly companyId: number;
  readonly accountId: number;
  readonly language: Language;
  /** Where a notification leads. */
  readonly page: string;
  readonly subscription: PushSubscription;
  /** What is noted beside the consent: the call that it came by. */
  readonly call: string;
  readonly address: string;
}

/** So many browsers of one person are told; the oldest make room. */
const mostBrowsers = 10;

const keep = `insert into push_subscriptions (company_id, user_account_id, endpoint, p256dh, auth, language, page) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (company_id, endpoint) do update set user_account_id = excluded.user_account_id, p256dh = excluded.p256dh, auth = excluded.auth,
    language = excluded.language, page = excluded.page, created_at = now()`;
const makeRoom = `delete from push_subscriptions where company_id = $1 and user_account_id = $2 and subscription_id not in (select subscription_id
    from push_subscriptions where company_id = $1 and user_account_id = $2 order by created_at desc, subscription_id desc limit ${mostBrowsers})`;
const agree = `update customers set push = true, marketing = true, updated_at = now()
  where company_id = $1 and user_account_id = $2 and deleted_at is null and not (push and marketing)`;

/** Throws invalid for an address that no push service has: what is sent there goes out from this server. */
function assertService(endpoint: string, allowPrivate: boolean) {
  const { protocol, username, password } = new URL(endpoint);
  if ((protocol !== 'https:' && !allowPrivate) || username || password)
    throw new Refusal('invalid', { fields: { endpoint: [{ name: 'invalidUrl' }] } });
}

/** Keeps a browser in which a customer allowed it, which is their consent. */
export async function keepSubscription(
  database: Database,
  allowed: Allowed,
  allowPrivate: boolean,
): Promise<void> {
  const { companyId, accountId, language, page, subscription, call, address } = allowed;
  const { endpoint, keys } = subscription;
  assertService(endpoint, allowPrivate);
  const owner = [companyId, accountId];
  await withTransaction(database, async (client) => {
    const actor = JSON.stringify({ call, address });
    await client.query(`select set_config('pistos.actor', $1, true)`, [actor]);
    await client.query(keep, [...owner, endpoint, keys.p256dh, keys.auth, language, page]);
    await client.query(makeRoom, owner);
    await client.query(agree, owner);
  });
}

/** Forgets a browser, by an address that nobody else knows. */
export const dropSubscription = ({ pool }: Database, endpoint: string) =>
  pool.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
