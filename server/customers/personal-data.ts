import { personalData } from '../../contract/customers/customer-details.ts';
import type { Database } from '../db/connection.ts';
import { type Api, serve } from '../http/serve.ts';
import { withoutCodes } from '../messages/codes/without-codes.ts';
import { accountsOfPerson } from './accounts-of.ts';
import { columnsOf } from './columns.ts';
import { customerPage } from './record.ts';

const of = (table: string, columns: string, order: string) =>
  `select ${columns} from ${table} where company_id = $1 and user_account_id = any($2::bigint[]) order by ${order}`;

// Everything that is kept under somebody's accounts, without what other people wrote of other people.
const parts: Record<string, string> = {
  merged: `select user_account_id, ${columnsOf('customers')}, e164(country_id, mobile) as mobile_e164, created_at
    from customers where company_id = $1 and user_account_id = any($2::bigint[]) and merged_into is not null order by user_account_id`,
  changes: `select created_at, before from audit_log where company_id = $1 and subject = 'customers' and subject_id = any($2::bigint[]::text[])
    and before is not null order by audit_id`,
  imports: of('imported_customers', 'written_at, before, after', 'written_at'),
  cards: of('loyalty_cards', 'card_number, attached_at', 'card_number'),
  consents: of('customer_consents', 'channel, given, created_at', 'consent_id'),
  browsers: of('push_subscriptions', 'endpoint, language, created_at', 'subscription_id'),
  notes: of('customer_notes', 'body, created_at', 'note_id'),
  receipts: of(
    'transactions',
    'transaction_id, receipt_number, store_id, amount / 100.0 as amount, points / 100.0 as points, points_used / 100.0 as points_used, status, lines, occurred_at, created_at',
    'transaction_id',
  ),
  claims: of(
    'claims',
    'claim_id, kind, state, title, points / 100.0 as points, created_at, redeemed_at, expires_at',
    'claim_id',
  ),
  points: `select p.posting_id, p.kind, p.reason, p.created_at, (select coalesce(sum(e.amount), 0) / 100.0 from entries e
      where e.company_id = p.company_id and e.posting_id = p.posting_id and e.side = 'customer') as points
    from postings p where p.company_id = $1 and p.user_account_id = any($2::bigint[]) order by p.posting_id`,
  messages: `select m.channel, m.body, m.state, m.created_at from messages m where m.company_id = $1 and (m.user_account_id = any($2::bigint[]) or m.recipient in
      (select unnest(array[c.mobile, e164(c.country_id, c.mobile), c.email]) from customers c where c.company_id = $1 and c.user_account_id = any($2::bigint[])))
    order by m.message_id`,
};

async function collected({ pool }: Database, companyId: number, id: number, nowMs: number) {
  const customer = await customerPage(pool, companyId, id, nowMs);
  const all: Record<string, unknown> = { customer };
  const accounts = await accountsOfPerson(pool, companyId, id);
  for (const [name, query] of Object.entries(parts))
    all[name] = (await pool.query(query, [companyId, accounts])).rows;
  const messages = all.messages as { body: string }[];
  all.messages = messages.map((each) => ({ ...each, body: withoutCodes(each.body) }));
  return all;
}

/** The file of everything that is kept of one person. */
export function mountPersonalData(api: Api) {
  serve(api, personalData, async ({ database, scope, params, now }) => {
    const all = await collected(database, scope.companyId, params.id, now());
    const body = new TextEncoder().encode(JSON.stringify(all, null, 2));
    return { body, name: `customer-${params.id}.json` };
  });
}
