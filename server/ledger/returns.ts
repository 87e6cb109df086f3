import type { z } from 'zod';
import type {
  ReturnBody,
  returnTransaction,
} from '../../contract/transactions/transaction-returns.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refused } from '../runtime/refused.ts';
import { minorOf, pointsOf } from '../runtime/units.ts';
import { type Carried, carriedBack, goneIn, keepCarried } from './carry.ts';
import { type Context, readContext, readLots } from './context.ts';
import type { Lot } from './lots.ts';
import { standingIn } from './plan.ts';
import { planReturn, type ReturnPlan, returnReply } from './return-plan.ts';
import { findReturnable, type ReturnableReceipt } from './returnable.ts';
import { writePosting } from './write.ts';

export type ReturnReply = z.infer<(typeof returnTransaction)['reply']>;

export interface NewReturn {
  companyId: number;
  storeId: number;
  transactionId: number;
  userId: number;
  /** The paired till that takes it back, where no person does. */
  tillId: number | null;
  body: ReturnBody;
  nowMs: number;
  idempotency: { key: string; requestHash: string } | undefined;
}

interface Planned {
  receipt: ReturnableReceipt;
  plan: ReturnPlan;
  /** What it changes of what rounding had cut off the receipt, where that is kept. */
  carried: Carried | undefined;
  context: Context;
}

/** Whether points that paid for it are of lots that a merge closed, as merges did before lots moved with their account. */
const isStranded = (receipt: ReturnableReceipt, lots: readonly Lot[]) =>
  receipt.points_used > receipt.points_given_back &&
  receipt.spent.some(({ lot }) => !lots.some(({ lot_id }) => lot_id === lot));

async function planFrom(client: Queryable, wanted: NewReturn): Promise<Planned | Refused> {
  const receipt = await findReturnable(client, wanted);
  if (receipt instanceof Refused) return receipt;
  const { companyId, storeId, nowMs } = wanted;
  const customer = { user_account_id: receipt.holder_id };
  const context = await readContext(client, { companyId, storeId, nowMs, customer });
  if (context instanceof Refused) return context;
  const touched = [
    ...receipt.spent.map(({ lot }) => lot),
    ...(receipt.own_lot ? [receipt.own_lot] : []),
  ];
  const lots = await readLots(client, companyId, receipt.holder_id, touched);
  if (isStranded(receipt, lots)) return new Refused('account_merged');
  const { amount, lines } = wanted.body;
  const goods = { amount: amount === undefined ? undefined : minorOf(amount), lines };
  const plan = planReturn(receipt, goods, lots, context.deficit, nowMs);
  if (plan instanceof Refused) return plan;
  const from = { ...wanted, accountId: receipt.holder_id };
  const unit = receipt.terms.reward_floor ? 100 : 1;
  const carried = await carriedBack(client, from, plan.cut, unit);
  return { receipt, context, plan, carried };
}

const returnReplyOf = (
  { receipt, plan }: Planned,
  balance: number,
  reason: string | null,
): ReturnReply => ({
  return: { ...returnReply(plan, balance), return_id: null, reason },
  rules: plan.rules,
  points_before: pointsOf(receipt.points - receipt.points_taken),
  points_after: pointsOf(plan.pointsAfter),
  replayed: false,
});

const changeOf = ({ plan: { entries }, carried }: Planned) =>
  entries.reduce((sum, { side, amount }) => sum + (side === 'customer' ? amount : 0), 0) +
  (carried ? carried.points + goneIn(carried) : 0);

/** What a return would do, without writing. Refused as not_posted and return_over_rest. */
export async function quoteReturn(
  client: Queryable,
  wanted: NewReturn,
): Promise<ReturnReply | Refused> {
  const planned = await planFrom(client, wanted);
  if (planned instanceof Refused) return planned;
  const balance = planned.context.balance + changeOf(planned);
  return returnReplyOf(planned, balance, wanted.body.reason ?? null);
}

/** What a return leaves a customer with, as far as what was reached with the receipt depends on it. */
export interface Left {
  /** Points of the receipt that it takes, in hundredths. */
  readonly taken: number;
  readonly tierId: number | null;
}

/** The same, without writing; refused as a return is. */
export async function foreseeReturn(client: Queryable, wanted: NewReturn): Promise<Left | Refused> {
  const planned = await planFrom(client, wanted);
  if (planned instanceof Refused) return planned;
  return { taken: planned.plan.taken, tierId: sumsOf(planned, wanted.nowMs).tier.id };
}

const keep = {
  name: 'keep-return',
  text: `insert into transaction_returns (company_id, transaction_id, store_id, user_id, amount, lines, points_taken,
      points_given_back, points_expired, deficit, balance_after, reason, created_at, till_id, whole)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning return_id`,
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
      plan.restored,
      plan.expired,
      plan.deficit,
      balance,
      body.reason ?? null,
      new Date(nowMs),
      wanted.tillId,
      plan.whole,
    ],
  });
  return rows[0]?.return_id ?? 0;
}

/** Adds what came back to the receipt. */
const addUp = (
  client: Queryable,
  { companyId, transactionId }: NewReturn,
  { receipt, plan }: Planned,
) =>
  client.query(
    `update transactions set returned_amount = returned_amount + $3, points_taken = $4, points_given_back = points_given_back + $5
      where company_id = $1 and transaction_id = $2`,
    [companyId, transactionId, plan.amount, receipt.points - plan.pointsAfter, plan.restored],
  );

/** What changes beside the balance; the tier is looked at again, now that less was earned. */
function sumsOf({ receipt, plan, context }: Planned, nowMs: number) {
  const less = receipt.points - receipt.points_taken - plan.pointsAfter;
  const after = standingIn(context, nowMs, context.tier_mode_id === 2 ? -plan.amount : -less);
  return {
    sums: {
      ...{ earned: -less, redeemed: -plan.restored, amount: -plan.amount },
      // One that is wholly back is none of theirs any more.
      receipts: plan.whole ? -1 : 0,
    },
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

/**
 * Takes a receipt back, whole or in part, while the client's transaction holds the account. Refused as
 * not_posted and return_over_rest, with nothing written.
 */
export async function writeReturn(
  client: Queryable,
  wanted: NewReturn,
): Promise<ReturnReply | Refused> {
  const planned = await planFrom(client, wanted);
  if (planned instanceof Refused) return planned;
  const { receipt, plan, context, carried } = planned;
  const balance = context.balance + changeOf(planned);
  const returnId = await keepReturn(client, wanted, planned, balance);
  await writePosting(client, {
    ...sumsOf(planned, wanted.nowMs),
    companyId: wanted.companyId,
    accountId: receipt.holder_id,
    kind: 'return',
    storeId: wanted.storeId,
    userId: wanted.userId,
    transactionId: wanted.transactionId,
    returnId,
    reverses: receipt.posting_id,
    pointValue: context.point_value,
    reason: wanted.body.reason ?? null,
    nowMs: wanted.nowMs,
    deficit: context.deficit,
    entries: plan.entries,
    activeFrom: new Date(wanted.nowMs),
    expiresAt: context.expires_at,
  });
  const of = { ...wanted, accountId: receipt.holder_id };
  if (carried) await keepCarried(client, of, carried);
  await addUp(client, wanted, planned);
  await claimKey(client, wanted, returnId);
  const answer = returnReplyOf(planned, balance, wanted.body.reason ?? null);
  return { ...answer, return: { ...answer.return, return_id: returnId } };
}
