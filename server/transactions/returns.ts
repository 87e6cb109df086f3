import { undoCampaigns, undoReached } from '../campaigns/undo.ts';
import { undoClaims } from '../coupons/undo.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { moneyBack } from '../ledger/return-plan.ts';
import {
  foreseeReturn,
  type NewReturn,
  quoteReturn as quote,
  type ReturnReply,
  writeReturn,
} from '../ledger/returns.ts';
import { minorOf, moneyOf, pointsOf } from '../runtime/units.ts';

const readKey = {
  name: 'returned-before',
  text: `select k.request_hash = $3 as same_request, r.*, t.points, t.points_taken as taken_now, t.amount as paid_amount, t.covered_amount,
      (select coalesce(sum(e.amount), 0)::bigint from transaction_returns e where e.company_id = r.company_id
        and e.transaction_id = r.transaction_id and e.return_id < r.return_id) as before
    from idempotency_keys k left join transaction_returns r on r.company_id = k.company_id and r.transaction_id = $4 and r.return_id = k.subject_id
    left join transactions t on t.company_id = k.company_id and t.transaction_id = r.transaction_id
    where k.company_id = $1 and k.key = $2`,
};

/** The answer to a key that was used before. Throws key_reused when it was for something else. */
async function replayed(client: Queryable, wanted: NewReturn): Promise<ReturnReply | undefined> {
  if (!wanted.idempotency) return undefined;
  const { key, requestHash } = wanted.idempotency;
  const values = [wanted.companyId, key, requestHash, wanted.transactionId];
  const row = (await client.query({ ...readKey, values })).rows[0];
  if (!row) return undefined;
  if (!row.same_request || row.return_id === null) throw new Refusal('key_reused');
  const hundredths = [
    'points_taken',
    'points_given_back',
    'points_expired',
    'deficit',
    'balance_after',
    'amount',
  ] as const;
  const numbers = Object.fromEntries(
    hundredths.map((name) => [name, pointsOf(row[name])]),
  ) as Record<(typeof hundredths)[number], number>;
  const paid = { amount: row.paid_amount, covered_amount: row.covered_amount };
  const money_back = moneyOf(moneyBack(paid, row.before, row.amount));
  const { return_id, lines, reason } = row;
  return {
    return: { ...numbers, money_back, return_id, lines, reason },
    rules: [],
    points_before: pointsOf(row.points - row.taken_now + row.points_taken),
    points_after: pointsOf(row.points - row.taken_now),
    replayed: true,
  };
}

/** What a return would do, without writing. Throws not_posted and return_over_rest. */
export const quoteReturn = async ({ pool }: Database, wanted: NewReturn): Promise<ReturnReply> =>
  allowed(await quote(pool, wanted));

/** What coupons did is undone first, so that the return is planned with the points that are there then. */
async function write(client: Queryable, wanted: NewReturn): Promise<ReturnReply> {
  const { amount } = wanted.body;
  const minor = amount === undefined ? undefined : minorOf(amount);
  await undoClaims(client, { ...wanted, amount: minor });
  await undoCampaigns(client, { ...wanted, amount: minor });
  await undoReached(client, wanted, allowed(await foreseeReturn(client, wanted)));
  return allowed(await writeReturn(client, wanted));
}

const customerOf = {
  name: 'customer-of-receipt',
  text: `select user_account_id, survivor_of(company_id, user_account_id) as holder_id from transactions
    where company_id = $1 and store_id = $2 and transaction_id = $3`,
};

interface Holding {
  user_account_id: number;
  holder_id: number;
}

/** Locks the account of a receipt and the one that has its points now. Throws not_found. */
async function lockHolder(client: Queryable, wanted: NewReturn) {
  const { companyId, storeId, transactionId } = wanted;
  const read = async () => {
    const values = [companyId, storeId, transactionId];
    return (await client.query<Holding>({ ...customerOf, values })).rows[0];
  };
  const before = await read();
  if (!before) throw new Refusal('not_found');
  const ids = [...new Set([before.user_account_id, before.holder_id])];
  for (const id of ids.toSorted((one, other) => one - other))
    await lockAccount(client, companyId, id);
  // A merge that was under way is over once its accounts are free.
  const now = (await read()) ?? before;
  if (!ids.includes(now.holder_id)) await lockAccount(client, companyId, now.holder_id);
}

/**
 * Takes a receipt back, whole or in part, under a lock on the customer's points. Throws not_posted and
 * return_over_rest, and what `may` throws; a key that was used before answers what its first call did.
 */
export const postReturn = (
  database: Database,
  wanted: NewReturn,
  may?: (client: Queryable) => Promise<void>,
): Promise<ReturnReply> =>
  withTransaction(database, async (client) => {
    await lockHolder(client, wanted);
    const first = await replayed(client, wanted);
    if (first) return first;
    await may?.(client);
    return write(client, wanted);
  });
