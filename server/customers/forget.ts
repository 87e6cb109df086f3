import { randomBytes } from 'node:crypto';
import { customers } from '../../contract/customers/company-customers.ts';
import { anonymise } from '../../contract/customers/customer-desk.ts';
import { findClaim } from '../coupons/find.ts';
import { endClaim } from '../coupons/settle.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { type Api, serve } from '../http/serve.ts';
import { lockAccount, readLots } from '../ledger/context.ts';
import { spendable } from '../ledger/lots.ts';
import { addressesOf } from '../messages/opt-outs/addresses.ts';
import { hundredthsOf } from '../runtime/units.ts';
import { accountsOfPerson } from './accounts-of.ts';
import { adjust } from './points.ts';
import { customerPage } from './record.ts';
import { scrubbed } from './scrubbed.ts';

interface Leaving {
  companyId: number;
  accountId: number;
  userId: number;
  nowMs: number;
  reason: string;
}

const openClaims = {
  name: 'open-claims-of-customer',
  text: `select claim_id from claims where company_id = $1 and user_account_id = $2 and state = 'claimed' order by claim_id`,
};

/** Ends what somebody who leaves has under way: claims are cancelled, cards are free, points are taken. */
async function settleAll(client: Queryable, leaving: Leaving) {
  const { companyId, accountId, userId, nowMs, reason } = leaving;
  await lockAccount(client, companyId, accountId);
  const values = [companyId, accountId];
  const { rows } = await client.query<{ claim_id: number }>({ ...openClaims, values });
  for (const { claim_id } of rows) {
    const claim = await findClaim(client, companyId, claim_id);
    await endClaim(client, claim, 'cancelled', { companyId, userId, nowMs, reason });
  }
  await client.query(
    'update loyalty_cards set user_account_id = null, attached_at = null where company_id = $1 and user_account_id = $2',
    values,
  );
  const page = await customerPage(client, companyId, accountId, nowMs);
  const lots = await readLots(client, companyId, accountId, []);
  const left = spendable(lots, hundredthsOf(page.deficit), nowMs);
  if (left > 0) await adjust(client, { ...leaving, points: -left });
}

// What names the person, wherever it is kept. The rows stay: receipts, postings and consents name them.
const scrub = `update customers set ${scrubbed}, qr_code = $3, anonymised_at = $4, updated_at = now()
    where company_id = $1 and user_account_id = $2`;

// Messages first, while the account still says to whom they went.
const messagesOf = `delete from messages m using customers c where c.company_id = $1 and c.user_account_id = $2
  and m.company_id = c.company_id and (m.recipient in ${addressesOf('c')} or m.user_account_id = c.user_account_id)`;
const suppressionsOf = `delete from suppressions s using customers c where c.company_id = $1 and c.user_account_id = $2
  and s.company_id = c.company_id and s.address in ${addressesOf('c')}`;
// The log last: it tells of what was scrubbed just now as well.
const traces = [
  'delete from customer_notes where company_id = $1 and user_account_id = $2',
  'delete from imported_customers where company_id = $1 and user_account_id = $2',
  'delete from push_subscriptions where company_id = $1 and user_account_id = $2',
  `update customer_merges set taken = taken || '{"filled": {}, "emptied": {}, "attributes": {}}'
    where company_id = $1 and (kept_id = $2 or merged_id = $2)`,
  `update audit_log set before = null, after = null, title = null
    where company_id = $1 and subject = 'customers' and subject_id = $2::text`,
];

/** Forgets the person and keeps the ledger, within the client's transaction. */
async function forget(client: Queryable, leaving: Leaving) {
  const { companyId, accountId, nowMs } = leaving;
  await settleAll(client, leaving);
  // Whoever was merged into the account is the same person, and would otherwise be kept under it.
  for (const id of await accountsOfPerson(client, companyId, accountId)) {
    const account = [companyId, id];
    await client.query(messagesOf, account);
    await client.query(suppressionsOf, account);
    const qrCode = `X-${randomBytes(12).toString('base64url')}`;
    await client.query(scrub, [...account, qrCode, new Date(nowMs)]);
    for (const statement of traces) await client.query(statement, account);
  }
}

/** Deleting a customer and forgetting one: neither takes a posting out of the ledger. */
export function mountForgetting(api: Api) {
  serve(api, anonymise, ({ database, scope, caller, params, now }) => {
    const { companyId } = scope;
    const at = { companyId, accountId: params.id, userId: caller.userId, nowMs: now() };
    return withTransaction(database, async (client) => {
      await customerPage(client, companyId, params.id, at.nowMs);
      await forget(client, { ...at, reason: 'anonymised' });
      return customerPage(client, companyId, params.id, at.nowMs);
    });
  });
  serve(api, customers.calls.delete, ({ database, scope, caller, params, now }) => {
    const { companyId } = scope;
    const at = { companyId, accountId: params.id, userId: caller.userId, nowMs: now() };
    return withTransaction(database, async (client) => {
      await customerPage(client, companyId, params.id, at.nowMs);
      await settleAll(client, { ...at, reason: 'deleted' });
      await client.query(
        'update customers set deleted_at = $3 where company_id = $1 and user_account_id = $2',
        [companyId, params.id, new Date(at.nowMs)],
      );
      return null;
    });
  });
}
