import type { AppliedVoucher } from '../../contract/transactions/receipts.ts';
import type { PostedReceipt } from '../../contract/transactions/transaction-calls.ts';
import { candidates } from '../campaigns/candidates.ts';
import { takePartByReceipt } from '../campaigns/on-receipt.ts';
import { type Running, runningCampaigns } from '../campaigns/running.ts';
import { readable } from '../coupons/codes.ts';
import { advanceGoal } from '../coupons/goals.ts';
import {
  type Applied,
  appliedVouchers,
  applyVouchers,
  redeemApplied,
  type UsedVoucher,
} from '../coupons/on-receipt.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { keepCarried } from '../ledger/carry.ts';
import { type Context, lockAccount } from '../ledger/context.ts';
import { fillsGoal } from '../ledger/goal.ts';
import { type Plan, planReceipt } from '../ledger/plan.ts';
import { contextOf, type NewReceipt, writeReceipt } from '../ledger/post.ts';
import { tellingOf } from '../ledger/telling.ts';
import { raised, raisedBy } from '../ledger/write.ts';
import { pointsBeside } from '../receipts/beside.ts';
import { moneyReply, pointsOf } from '../runtime/units.ts';
import { nameOf, replay, replayed } from './replay.ts';
import { tellOfReceipt } from './tell-receipt.ts';

/** A receipt with its coupons; until they take effect, `amount` is before them. */
export interface WithCoupons extends NewReceipt {
  vouchers: readonly UsedVoucher[];
}

const planOf = (context: Context, receipt: NewReceipt) =>
  allowed(planReceipt(context, receipt, receipt.storeId, receipt.nowMs));

async function write(
  client: Queryable,
  receipt: NewReceipt,
  context: Context,
  plan: Plan,
  vouchers: AppliedVoucher[] = [],
): Promise<PostedReceipt> {
  const written = allowed(await writeReceipt(client, receipt, context, plan, vouchers));
  if (written.was_used) return replay(client, receipt.companyId, written);
  return {
    transaction_id: written.receipt_id,
    user_account_id: context.user_account_id,
    customer: nameOf(context),
    status: 'posted',
    ...moneyReply({ ...receipt, covered: plan.covered }),
    points: pointsOf(plan.points),
    points_used: pointsOf(receipt.points_used),
    balance_after: pointsOf(written.balance_after),
    receipt_number: receipt.receiptNumber,
    vouchers,
    reward: null,
    carried: 0,
    campaigns: [],
    rules: plan.rules,
    created_at: new Date(receipt.nowMs).toISOString(),
    replayed: false,
  };
}

/** What a receipt is looked at by besides the ledger: the campaigns that it may be one for. */
interface Beside {
  readonly timeZone: string;
  readonly candidates: readonly Running[];
}

/** What comes with a receipt: its coupons are redeemed, it counts towards the store's goal, and campaigns give. */
async function follow(
  client: Queryable,
  receipt: WithCoupons,
  context: Context,
  posted: PostedReceipt,
  applied: Applied,
  beside: Beside,
  { carried, points }: Plan,
): Promise<PostedReceipt> {
  const { goal, user_account_id: accountId } = context;
  const id = posted.transaction_id;
  await redeemApplied(client, receipt, accountId, id, applied);
  const { companyId, storeId, userId, nowMs, amount } = receipt;
  const by = { companyId, storeId, userId, nowMs, accountId };
  if (carried) await keepCarried(client, { ...by, transactionId: id }, carried);
  const reward = fillsGoal(goal, amount) ? await advanceGoal(client, by, goal, id, amount) : null;
  const { campaigns, letters } = await takePartByReceipt(client, {
    ...{ ...receipt, ...beside, accountId, transactionId: id },
  });
  await tellOfReceipt(
    client,
    { companyId, accountId, transactionId: id },
    tellingOf(context, points),
    letters,
  );
  const all = { ...posted, campaigns, carried: pointsOf(carried?.points ?? 0) };
  return {
    ...all,
    balance_after: posted.balance_after + pointsBeside(all),
    reward: reward && { ...reward, code: readable(reward.code) },
  };
}

/** The receipt as its coupons leave it. */
export const paid = (receipt: WithCoupons, { discount }: Applied): WithCoupons => ({
  ...receipt,
  amount: receipt.amount - discount,
  discount,
});

/** Posts while nobody else moves the customer's points. */
const postLocked = (database: Database, receipt: WithCoupons, accountId: number, beside: Beside) =>
  withTransaction(database, async (client) => {
    await lockAccount(client, receipt.companyId, accountId);
    const first = await replayed(client, receipt.companyId, receipt.idempotency);
    if (first) return first;
    const applied = await applyVouchers(client, receipt, accountId);
    const left = paid(receipt, applied);
    const context = allowed(await contextOf(client, left, true, accountId));
    const plan = planOf(context, left);
    const posted = await write(client, left, context, plan, appliedVouchers(applied));
    return posted.replayed ? posted : follow(client, left, context, posted, applied, beside, plan);
  });

/** What one statement cannot do: spending, coupons and goals look at more than they were planned with. */
const wantsLock = (
  { points_used, vouchers, amount }: WithCoupons,
  { goal, carry_remainders }: Context,
  { candidates: campaigns }: Beside,
) =>
  points_used > 0 ||
  vouchers.length > 0 ||
  carry_remainders ||
  fillsGoal(goal, amount) ||
  campaigns.length > 0;

/** The campaigns that a receipt may be one for, as they were when its context was read. */
export async function besideOf(
  database: Database,
  receipt: WithCoupons,
  { campaigns_version }: Context,
): Promise<Beside> {
  const known = await runningCampaigns(database, receipt.companyId, campaigns_version);
  return { timeZone: known.timeZone, candidates: candidates(known, receipt) };
}

/**
 * Posts a receipt: one read and one write, all or nothing. Points that are spent, and an account that
 * changed meanwhile, are posted under a lock. Throws the refusal of the rule that says no; a key that
 * was used before answers its first receipt. `read` is the context where it was read on the way.
 */
export async function postReceipt(
  database: Database,
  receipt: WithCoupons,
  read?: () => Context,
): Promise<PostedReceipt> {
  try {
    const context = read ? read() : allowed(await contextOf(database.pool, receipt, false));
    const beside = await besideOf(database, receipt, context);
    if (wantsLock(receipt, context, beside))
      return await postLocked(database, receipt, context.user_account_id, beside);
    const plan = planOf(context, receipt);
    return await write(database.pool, receipt, context, plan).catch((error: unknown) => {
      if (raisedBy(error)?.code !== raised.changed) throw error;
      return postLocked(database, receipt, context.user_account_id, beside);
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
