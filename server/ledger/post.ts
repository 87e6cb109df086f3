import type { AppliedVoucher } from '../../contract/receipts.ts';
import type { PostedReceipt } from '../../contract/transaction-calls.ts';
import { readable } from '../claims/codes.ts';
import { advanceGoal } from '../claims/goals.ts';
import {
  type Applied,
  applyVouchers,
  redeemApplied,
  toldVouchers,
  type UsedVoucher,
} from '../claims/on-receipt.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Context, lockAccount, type Named, readContext } from './context.ts';
import { fillsGoal } from './goal.ts';
import { type Plan, planReceipt, type Receipt } from './plan.ts';
import { nameOf, replay, replayed, type Written } from './replay.ts';
import { tellingOf } from './telling.ts';
import { moneyTold, pointsOf } from './units.ts';
import { columnsOf, raised, raisedBy } from './write.ts';

/** A receipt, where and by whom it is posted. */
export interface NewReceipt extends Receipt {
  companyId: number;
  storeId: number;
  userId: number;
  /** The paired till that posts it, where no person does. */
  tillId: number | null;
  customer: Named;
  /** Coupons to take effect; until they have, `amount` is before them. */
  vouchers: readonly UsedVoucher[];
  cashRegisterId: number | null;
  receiptNumber: string | null;
  occurredMs: number;
  nowMs: number;
  idempotency: Idempotency | undefined;
  /** The pending payment that this posts; null for a new receipt. */
  pendingId: number | null;
}

export const contextOf = (
  client: Queryable,
  receipt: NewReceipt,
  withLots: boolean,
  accountId?: number,
) =>
  readContext(client, {
    ...receipt,
    customer: accountId ? { user_account_id: accountId } : receipt.customer,
    productIds: receipt.lines.map(({ product_id }) => product_id),
    withLots,
  });

const places = Array.from({ length: 40 }, (_, index) => `$${index + 1}`).join(', ');
const statement = {
  name: 'post-receipt',
  text: `select receipt_id, balance_after, was_used, same_request from post_receipt(${places})`,
};

function valuesOf(
  receipt: NewReceipt,
  context: Context,
  plan: Plan,
  vouchers: readonly AppliedVoucher[],
) {
  const telling = tellingOf(context, plan.points);
  return [
    receipt.idempotency?.key ?? null,
    receipt.idempotency?.requestHash ?? null,
    receipt.companyId,
    receipt.storeId,
    context.user_account_id,
    receipt.userId,
    receipt.cashRegisterId,
    receipt.channel,
    receipt.receiptNumber,
    receipt.amount,
    plan.covered,
    receipt.points_used,
    plan.points,
    context.point_value,
    JSON.stringify(receipt.lines),
    JSON.stringify(plan.terms),
    JSON.stringify(plan.rules),
    new Date(receipt.occurredMs),
    new Date(receipt.nowMs),
    context.day,
    context.day_from,
    plan.mostAmount,
    plan.mostPoints,
    plan.tierId,
    plan.tierUntil === null ? null : new Date(plan.tierUntil),
    context.deficit,
    ...columnsOf(plan.entries),
    context.active_from,
    context.expires_at,
    receipt.pendingId,
    receipt.discount,
    JSON.stringify(vouchers),
    telling?.channel ?? null,
    telling?.recipient ?? null,
    telling?.body ?? null,
    receipt.tillId,
  ];
}

/** A limit that the database found exceeded, as the refusal that names it. */
function refusalOf(error: unknown, receipt: NewReceipt, plan: Plan): unknown {
  const found = raisedBy(error);
  const amount = receipt.amount / 100;
  if (found?.code === raised.dailyAmount) {
    const details = { limit: plan.mostAmount / 100, taken: found.detail / 100, amount };
    return new Refusal('daily_amount_limit', { field: 'amount', details });
  }
  if (found?.code === raised.dailyPoints) {
    const details = {
      limit: pointsOf(plan.mostPoints),
      taken: pointsOf(found.detail),
      points: pointsOf(plan.points),
    };
    return new Refusal('daily_points_limit', { field: 'amount', details });
  }
  return found?.code === raised.notPending ? new Refusal('not_pending') : error;
}

async function write(
  client: Queryable,
  receipt: NewReceipt,
  context: Context,
  vouchers: AppliedVoucher[] = [],
): Promise<PostedReceipt> {
  const plan = planReceipt(context, receipt, receipt.storeId, receipt.nowMs);
  const written = await client
    .query<Written>({ ...statement, values: valuesOf(receipt, context, plan, vouchers) })
    .then(
      ({ rows }) => rows[0],
      (error: unknown) => {
        throw refusalOf(error, receipt, plan);
      },
    );
  if (!written) throw new Error('Posting a receipt answered nothing');
  if (written.was_used) return replay(client, receipt.companyId, written);
  return {
    transaction_id: written.receipt_id,
    user_account_id: context.user_account_id,
    customer: nameOf(context),
    status: 'posted',
    ...moneyTold({ ...receipt, covered: plan.covered }),
    points: pointsOf(plan.points),
    points_used: pointsOf(receipt.points_used),
    balance_after: pointsOf(written.balance_after),
    receipt_number: receipt.receiptNumber,
    vouchers,
    reward: null,
    rules: plan.rules,
    created_at: new Date(receipt.nowMs).toISOString(),
    replayed: false,
  };
}

/** What comes with a receipt: its coupons are redeemed, and it counts towards the store's goal. */
async function follow(
  client: Queryable,
  receipt: NewReceipt,
  { goal, user_account_id: accountId }: Context,
  posted: PostedReceipt,
  applied: Applied,
): Promise<PostedReceipt> {
  const id = posted.transaction_id;
  await redeemApplied(client, receipt, accountId, id, applied);
  const { companyId, storeId, userId, nowMs, amount } = receipt;
  const by = { companyId, storeId, userId, nowMs, accountId };
  const reward = fillsGoal(goal, amount) ? await advanceGoal(client, by, goal, id, amount) : null;
  const given = posted.vouchers.reduce((sum, { points_given }) => sum + points_given, 0);
  return {
    ...posted,
    balance_after: posted.balance_after + given,
    reward: reward && { ...reward, code: readable(reward.code) },
  };
}

/** The receipt as its coupons leave it. */
export const paid = (receipt: NewReceipt, { discount }: Applied): NewReceipt => ({
  ...receipt,
  amount: receipt.amount - discount,
  discount,
});

/** Posts while nobody else moves the customer's points. */
const postLocked = (database: Database, receipt: NewReceipt, accountId: number) =>
  withTransaction(database, async (client) => {
    await lockAccount(client, receipt.companyId, accountId);
    const first = await replayed(client, receipt.companyId, receipt.idempotency);
    if (first) return first;
    const applied = await applyVouchers(client, receipt, accountId);
    const left = paid(receipt, applied);
    const context = await contextOf(client, left, true, accountId);
    const posted = await write(client, left, context, toldVouchers(applied));
    return posted.replayed ? posted : follow(client, left, context, posted, applied);
  });

/** What one statement cannot do: spending, coupons and goals look at more than they were planned with. */
const wantsLock = ({ points_used, vouchers, amount }: NewReceipt, { goal }: Context) =>
  points_used > 0 || vouchers.length > 0 || fillsGoal(goal, amount);

/**
 * Posts a receipt: one read and one write, all or nothing. Points that are spent, and an account that
 * changed meanwhile, are posted under a lock. Throws the refusal of the rule that says no; a key that
 * was used before answers its first receipt. `read` is the context where it was read on the way.
 */
export async function postReceipt(
  database: Database,
  receipt: NewReceipt,
  read?: () => Context,
): Promise<PostedReceipt> {
  try {
    const context = read ? read() : await contextOf(database.pool, receipt, false);
    if (wantsLock(receipt, context))
      return await postLocked(database, receipt, context.user_account_id);
    return await write(database.pool, receipt, context).catch((error: unknown) => {
      if (raisedBy(error)?.code !== raised.changed) throw error;
      return postLocked(database, receipt, context.user_account_id);
    });
  } catch (error) {
    // What was posted before stays answered, even where the rules would refuse it today.
    const first =
      error instanceof Refusal &&
      (await replayed(database.pool, receipt.companyId, receipt.idempotency));
    if (first) return first;
    throw error;
  }
}
