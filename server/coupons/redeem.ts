import type { SettledVoucher } from '../../contract/coupons/redemption.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { claimKey } from '../http/once.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { postCredit } from '../ledger/credits.ts';
import { pointsOf } from '../runtime/units.ts';
import { createOrder } from '../suppliers/order-gift.ts';
import { claimCoupon } from './claim-coupon.ts';
import { queueClaimText } from './claim-texts.ts';
import { whyTooMany } from './counted.ts';
import { findByCode, findClaim, isCounted, isOrdered, type Redeemable } from './find.ts';
import { whyNot } from './may-redeem.ts';
import { settledBefore } from './once.ts';
import { spendHeld } from './points.ts';
import { whyStopped } from './running.ts';
import { endClaim, lockOf } from './settle.ts';

/** A code at a till. */
export interface AtTill {
  companyId: number;
  storeId: number;
  userId: number;
  /** The paired till it is taken at, where no person takes it. */
  tillId: number | null;
  nowMs: number;
  voucher: string;
  /** Who stands there, where that is known. */
  accountId: number | undefined;
  idempotency: Idempotency | undefined;
  /** Whether the store redeems for customers who are found by card or mobile only. */
  byCustomer?: boolean | undefined;
  /** The receipt it is redeemed on. */
  transactionId?: number | null;
}

const redeemOne = {
  name: 'redeem-claim',
  text: 'select redeemed, was_used, same_request from redeem_claim($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};
interface Redeemed {
  redeemed: boolean;
  was_used: boolean;
  same_request: boolean | null;
}

const assertMay = (redeemable: Redeemable, at: AtTill) => {
  const { storeId, nowMs, accountId, transactionId, byCustomer } = at;
  const onReceipt = Boolean(transactionId);
  const refusal = whyNot(redeemable, { storeId, nowMs, accountId, onReceipt, byCustomer });
  if (refusal) throw refusal;
};

/** Marks a claim redeemed. Throws why not when somebody else was first. */
async function mark(client: Queryable, at: AtTill, claimId: number, key?: Idempotency) {
  const { rows } = await client.query<Redeemed>({
    ...redeemOne,
    values: [
      key?.key ?? null,
      key?.requestHash ?? null,
      at.companyId,
      claimId,
      at.storeId,
      at.userId,
      at.accountId ?? null,
      at.transactionId ?? null,
      new Date(at.nowMs),
      at.tillId,
    ],
  });
  const done = rows[0];
  if (done?.was_used && !done.same_request) throw new Refusal('key_reused');
  if (done?.was_used) return false;
  if (done?.redeemed) return true;
  assertMay(await findClaim(client, at.companyId, claimId), at);
  throw new Refusal('changed_meanwhile');
}

const settledVoucher = (
  redeemable: Redeemable,
  more: Partial<SettledVoucher> = {},
): SettledVoucher => ({
  claim_id: redeemable.claim_id ?? 0,
  state: 'redeemed',
  title: redeemable.title,
  points_given: pointsOf(redeemable.points_given),
  points_returned: 0,
  balance_after: redeemable.balance === null ? null : pointsOf(redeemable.balance),
  order_id: null,
  replayed: false,
  ...more,
});

/** What redeeming moves: held points are spent, a voucher's are given, a supplier's gift is ordered. */
async function effects(client: Queryable, at: AtTill, redeemable: Redeemable, claimId: number) {
  const { companyId, storeId, userId, nowMs, transactionId = null } = at;
  const accountId = redeemable.user_account_id ?? at.accountId;
  let balance = redeemable.balance;
  if (accountId && redeemable.points > 0) {
    const { points, store_id } = redeemable;
    const held = { companyId, storeId: store_id, accountId, claimId, points, userId, nowMs };
    balance = await spendHeld(client, held, storeId);
  }
  if (accountId && redeemable.points_given > 0) {
    const award = { companyId, storeId, accountId, userId, nowMs, claimId, transactionId };
    const points = redeemable.points_given;
    balance = allowed(await postCredit(client, { ...award, points, kind: 'coupon', reason: null }));
  }
  const order = isOrdered(redeemable)
    ? await createOrder(client, { companyId, claimId, storeId, userId, nowMs })
    : null;
  return { balance_after: balance === null ? null : pointsOf(balance), order_id: order };
}

/** A shared code becomes the customer's claim first. */
async function claimedOf(
  client: Queryable,
  at: AtTill,
  redeemable: Redeemable,
): Promise<Redeemable> {
  if (redeemable.claim_id || !redeemable.coupon_id || !at.accountId) return redeemable;
  const { companyId, storeId, userId, nowMs, accountId } = at;
  const by = { companyId, storeId, accountId, userId, nowMs };
  const { claimId } = await claimCoupon(client, by, redeemable.coupon_id);
  return findClaim(client, companyId, claimId);
}

/** Throws campaign_customer_limit; whoever it is has no other code redeemed meanwhile. */
async function assertNotTooMany(client: Queryable, at: AtTill, claim: Redeemable) {
  const { companyId } = at;
  const accountId = claim.user_account_id ?? at.accountId;
  if (!isCounted(claim) || !accountId) return;
  await lockAccount(client, companyId, accountId);
  const refusal = await whyTooMany(client, { companyId, accountId }, claim);
  if (refusal) throw refusal;
}

/** Redeems within the client's transaction; the key is the caller's affair. */
export async function redeemWithin(client: Queryable, at: AtTill, redeemable: Redeemable) {
  assertMay(redeemable, at);
  const claim = await claimedOf(client, at, redeemable);
  await lockOf(client, at.companyId, claim);
  await assertNotTooMany(client, at, claim);
  const claimId = claim.claim_id ?? 0;
  await mark(client, at, claimId);
  const done = settledVoucher(claim, await effects(client, at, claim, claimId));
  if (claim.texts_redemption) await queueClaimText(client, at.companyId, claimId, 'redemption');
  return done;
}

const isPlain = (redeemable: Redeemable) =>
  redeemable.claim_id !== null &&
  redeemable.points === 0 &&
  redeemable.points_given === 0 &&
  !redeemable.texts_redemption &&
  !isCounted(redeemable) &&
  !isOrdered(redeemable);

async function redeem(database: Database, at: AtTill): Promise<SettledVoucher> {
  const { companyId, voucher, idempotency } = at;
  const redeemable = await findByCode(database.pool, companyId, voucher);
  assertMay(redeemable, at);
  const stopped = await whyStopped(database.pool, at, redeemable);
  if (stopped) throw stopped;
  // Nothing but its state moves: one statement, and no transaction held open between two.
  if (isPlain(redeemable)) {
    const first = await mark(database.pool, at, redeemable.claim_id ?? 0, idempotency);
    return settledVoucher(redeemable, { replayed: !first });
  }
  return withTransaction(database, async (client) => {
    const done = await redeemWithin(client, at, redeemable);
    await claimKey(client, at, done.claim_id);
    return done;
  });
}

/**
 * Redeems a voucher, once: of many tills at once exactly one succeeds, the others are told when and
 * where. A key that was used before is answered as its first call was.
 */
export const acceptVoucher = (database: Database, at: AtTill): Promise<SettledVoucher> =>
  settledBefore(database, at, () => redeem(database, at));

/** Turns a voucher down; its points go back to their lots. */
export const rejectVoucher = (
  database: Database,
  at: AtTill,
  reason: string | null,
): Promise<SettledVoucher> =>
  settledBefore(database, at, () =>
    withTransaction(database, async (client) => {
      const redeemable = await findByCode(client, at.companyId, at.voucher);
      const whose = redeemable.user_account_id ?? at.accountId ?? -1;
      assertMay(redeemable, { ...at, accountId: whose, transactionId: -1 });
      return endOpen(client, at, redeemable, 'rejected', reason);
    }),
  );

async function endOpen(
  client: Queryable,
  at: AtTill,
  redeemable: Redeemable,
  to: 'rejected' | 'cancelled',
  reason: string | null,
) {
  // A shared code is nobody's yet: there is nothing to turn down.
  if (!redeemable.claim_id) throw new Refusal('voucher_needs_customer', { field: 'voucher' });
  await lockOf(client, at.companyId, redeemable);
  const ended = await endClaim(client, redeemable, to, { ...at, reason });
  await claimKey(client, at, redeemable.claim_id);
  return settledVoucher(redeemable, {
    state: to,
    points_given: 0,
    points_returned: pointsOf(ended.returned),
    balance_after: ended.balance === null ? null : pointsOf(ended.balance),
  });
}

/** Cancels a claim of this store that was not redeemed. Throws not_found and what became of it. */
export const cancelClaim = (
  database: Database,
  at: AtTill,
  claimId: number,
  reason: string | null,
): Promise<SettledVoucher> =>
  settledBefore(database, at, () =>
    withTransaction(database, async (client) => {
      const redeemable = await findClaim(client, at.companyId, claimId);
      if (redeemable.store_id !== at.storeId) throw new Refusal('not_found');
      const onReceipt = { storeId: redeemable.stores?.[0] ?? at.storeId, nowMs: at.nowMs };
      const refusal = whyNot(redeemable, { ...onReceipt, accountId: undefined, onReceipt: true });
      if (refusal) throw refusal;
      return endOpen(client, at, redeemable, 'cancelled', reason);
    }),
  );
