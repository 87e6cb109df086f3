import type { z } from 'zod';
import type { ReturnBody, returnTransaction } from '../../contract/transaction-returns.ts';
import { undoClaims } from '../claims/undo.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Context, lockAccount, readContext, readLots } from './context.ts';
import { standingIn } from './plan.ts';
import { moneyBack, planReturn, type ReturnPlan, toldReturn } from './return-plan.ts';
import { type Found, findReturnable } from './returnable.ts';
import { hundredthsOf, pointsOf } from './units.ts';
import { writePosting } from './write.ts';

type Told = z.infer<(typeof returnTransaction)['reply']>;

export interface NewReturn {
  companyId: number;
  storeId: number;
  transactionId: number;
  userId: number;
  body: ReturnBody;
  nowMs: number;
  idempotency: Idempotency | undefined;
}

interface Planned {
  found: Found;
  plan: ReturnPlan;
  context: Context;
}

/** Throws account_merged where another account took over: what it has is no longer here to be taken. */
async function assertNotMerged(client: Queryable, companyId: number, accountId: number) {
  const { rows } = await client.query<{ merged: boolean }>(
    'select merged_into is not null as merged from customers where company_id = $1 and user_account_id = $2',
    [companyId, accountId],
  );
  if (rows[0]?.merged) throw new Refusal('account_merged');
}

async function planFrom(client: Queryable, wanted: NewReturn): Promise<Planned> {
  const found = await findReturnable(client, wanted);
  const { companyId, storeId, nowMs } = wanted;
  const customer = { user_account_id: found.user_account_id };
  const context = await readContext(client, { companyId, storeId, nowMs, customer }).catch(
    async (error: unknown) => {
      await assertNotMerged(client, companyId, found.user_account_id);
      throw error;
    },
  );
  const touched = [...found.spent.map(({ lot }) => lot), ...(found.own_lot ? [found.own_lot] : [])];
  const lots = await readLots(client, companyId, found.user_account_id, touched);
  const { amount, lines } = wanted.body;
  const asked = { amount: amount === undefined ? undefined : hundredthsOf(amount), lines };
  return { found, context, plan: planReturn(found, asked, lots, context.deficit, nowMs) };
}

const told = ({ found, plan }: Planned, balance: number, reason: string | null): Told => ({
  return: { ...toldReturn(plan, balance), return_id: null, reason },
  rules: plan.rules,
  points_before: pointsOf(found.points - found.points_taken),
  points_after: pointsOf(plan.pointsAfter),
  replayed: false,
});

const changeOf = ({ entries }: ReturnPlan) =>
  entries.reduce((sum, { side, amount }) => sum + (side === 'customer' ? amount : 0), 0);

/** What a return would do, without writing. Throws not_posted and return_over_rest. */
export async function quoteReturn(database: Database, wanted: NewReturn): Promise<Told> {
  const planned = await planFrom(database.pool, wanted);
  return told(
    planned,
    planned.context.balance + changeOf(planned.plan),
    wanted.body.reason ?? null,
  );
}

const keep = {
  name: 'keep-return',
  text: `insert into transaction_returns (company_id, transaction_id, store_id, user_id, amount, lines, points_taken,
      points_given_back, points_expired, deficit, balance_after, reason, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning return_id`,
};

async function keepReturn(
  client: Queryable,
  wanted: NewReturn,
  { plan }: Planned,
  balance: number,
) {
  const { companyId, transactionId, storeId, userId, body, nowMs } = wanted;
  const { rows } = await client.query<{ return_id: number }>({
    ...keep,
    values: [
      companyId,
      transactionId,
      storeId,
      userId,
      plan.amount,
      JSON.stringify(plan.lines),
      plan.taken,
      plan.givenBack,
      plan.expired,
      plan.deficit,
      balance,
      body.reason ?? null,
      new Date(nowMs),
    ],
  });
  return rows[0]?.return_id ?? 0;
}

/** Adds what came back to the receipt. */
const addUp = (
  client: Queryable,
  { companyId, transactionId }: NewReturn,
  { found, plan }: Planned,
) =>
  client.query(
    `update transactions set returned_amount = returned_amount + $3, points_taken = $4, points_given_back = points_given_back + $5
      where company_id = $1 and transaction_id = $2`,
    [companyId, transactionId, plan.amount, found.points - plan.pointsAfter, plan.givenBack],
  );

/** What changes beside the balance; the tier is looked at again, now that less was earned. */
function sumsOf({ found, plan, context }: Planned, nowMs: number) {
  const less = found.points - found.points_taken - plan.pointsAfter;
  const after = standingIn(context, nowMs, context.tier_mode_id === 2 ? -plan.amount : -less);
  return {
    sums: { earned: -less, redeemed: -plan.givenBack, amount: -plan.amount },
    tier: {
      id: after.tier?.store_point_title_id ?? null,
      until: after.until === null ? null : new Date(after.until),
    },
  };
}

async function claimKey(
  client: Queryable,
  { companyId, idempotency, nowMs }: NewReturn,
  returnId: number,
) {
  if (!idempotency) return;
  await client.query(
    'insert into idempotency_keys (company_id, key, request_hash, subject_id, created_at) values ($1, $2, $3, $4, $5)',
    [companyId, idempotency.key, idempotency.requestHash, returnId, new Date(nowMs)],
  );
}

async function write(client: Queryable, wanted: NewReturn): Promise<Told> {
  // First, so that what follows is planned with the points that are there then.
  const { amount } = wanted.body;
  await undoClaims(client, {
    ...wanted,
    amount: amount === undefined ? undefined : hundredthsOf(amount),
  });
  const planned = await planFrom(client, wanted);
  const { found, plan, context } = planned;
  const balance = context.balance + changeOf(plan);
  const returnId = await keepReturn(client, wanted, planned, balance);
  await writePosting(client, {
    ...sumsOf(planned, wanted.nowMs),
    companyId: wanted.companyId,
    accountId: found.user_account_id,
    kind: 'return',
    storeId: wanted.storeId,
    userId: wanted.userId,
    transactionId: wanted.transactionId,
    returnId,
    reverses: found.posting_id,
    pointValue: context.point_value,
    reason: wanted.body.reason ?? null,
    nowMs: wanted.nowMs,
    deficit: context.deficit,
    entries: plan.entries,
  });
  await addUp(client, wanted, planned);
  await claimKey(client, wanted, returnId);
  const answer = told(planned, balance, wanted.body.reason ?? null);
  return { ...answer, return: { ...answer.return, return_id: returnId } };
}

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
async function replayed(client: Queryable, wanted: NewReturn): Promise<Told | undefined> {
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
  const money_back = moneyBack(paid, row.before, row.amount) / 100;
  const { return_id, lines, reason } = row;
  return {
    return: { ...numbers, money_back, return_id, lines, reason },
    rules: [],
    points_before: pointsOf(row.points - row.taken_now + row.points_taken),
    points_after: pointsOf(row.points - row.taken_now),
    replayed: true,
  };
}

const customerOf = {
  name: 'customer-of-receipt',
  text: 'select user_account_id from transactions where company_id = $1 and store_id = $2 and transaction_id = $3',
};

/**
 * Takes a receipt back, whole or in part, under a lock on the customer's points. Throws not_posted and
 * return_over_rest; a key that was used before answers what its first call did.
 */
export const postReturn = (database: Database, wanted: NewReturn): Promise<Told> =>
  withTransaction(database, async (client) => {
    const { companyId, storeId, transactionId } = wanted;
    const { rows } = await client.query<{ user_account_id: number }>({
      ...customerOf,
      values: [companyId, storeId, transactionId],
    });
    if (!rows[0]) throw new Refusal('not_found');
    await lockAccount(client, companyId, rows[0].user_account_id);
    return (await replayed(client, wanted)) ?? (await write(client, wanted));
  });
