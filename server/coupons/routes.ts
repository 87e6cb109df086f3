import {
  allVouchers,
  cancelClaim as cancelCall,
  claims,
  createClaim,
  redeemables,
  vouchers,
} from '../../contract/coupons/claims.ts';
import { goalStatistics } from '../../contract/coupons/goal-statistics.ts';
import {
  acceptVoucher as acceptCall,
  checkVoucher,
  rejectVoucher as rejectCall,
} from '../../contract/coupons/redemption.ts';
import { undoRedemption as undoCall } from '../../contract/coupons/undo-claim.ts';
import { withTransaction } from '../db/transaction.ts';
import { crud } from '../engine/crud.ts';
import type { AnyCall } from '../http/call.ts';
import { claimKey, onceBy } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { countTry, giveBack } from '../http/throttle.ts';
import { pointsOf } from '../runtime/units.ts';
import { tellOrders } from '../suppliers/tell-orders.ts';
import { type Claimed, type Claiming, claimGift } from './claim.ts';
import { claimCoupon } from './claim-coupon.ts';
import { allVoucherRows, claimRows, voucherListRows } from './claim-rows.ts';
import { queueClaimText } from './claim-texts.ts';
import { readable } from './codes.ts';
import { factsOf, isByCustomer, redemptionType } from './facts.ts';
import { findByCode, findClaim } from './find.ts';
import { type AtTill, acceptVoucher, cancelClaim, rejectVoucher } from './redeem.ts';
import { redeemablesOf } from './redeemables.ts';
import { goalStatisticsOf } from './statistics.ts';
import { undoRedemption } from './undo-redemption.ts';

/** A till may be wrong now and then; who tries codes one after the other has to wait. */
const mostWrongCodes = 20;

// By whoever is signed in, and not by address: all tills of a store have the same.
const triedBy = ({ scope, caller }: AnyCall) => [
  { subject: `account:voucher:${scope.storeId}:${caller.userId}`, most: mostWrongCodes },
];

/** Counts unknown codes against the till. Throws too_many_attempts. */
async function throttled<T>(call: AnyCall, work: () => Promise<T>): Promise<T> {
  const tried = triedBy(call);
  await countTry(call.database, tried, call.now());
  try {
    const done = await work();
    await giveBack(call.database, tried);
    return done;
  } catch (error) {
    const guessed = error instanceof Refusal && error.id === 'voucher_unknown';
    if (!guessed) await giveBack(call.database, tried);
    throw error;
  }
}

const atTill = (call: AnyCall, voucher: string, accountId?: number): AtTill => ({
  companyId: call.scope.companyId,
  storeId: call.scope.storeId,
  userId: call.caller.userId,
  tillId: call.scope.tillId ?? null,
  nowMs: call.now(),
  voucher,
  accountId,
  idempotency: call.idempotency,
});

/** Tells the store's panels that something was claimed, redeemed or turned down. */
const tell = ({ realtime, scope }: AnyCall, claimId: number) =>
  realtime.publish(scope, 'new-redemption', { claim_id: claimId });

function mountRedemption(api: Api) {
  serve(
    api,
    checkVoucher,
    (call) =>
      throttled(call, async () => {
        const { voucher, user_account_id } = call.body;
        const redeemable = await findByCode(call.database.pool, call.scope.companyId, voucher);
        return factsOf(call, redeemable, user_account_id);
      }),
    redemptionType,
  );
  serve(
    api,
    acceptCall,
    (call) =>
      throttled(call, async () => {
        const { voucher, user_account_id } = call.body;
        const done = await acceptVoucher(call.database, {
          ...atTill(call, voucher, user_account_id),
          byCustomer: isByCustomer(call),
        });
        if (!done.replayed) tell(call, done.claim_id);
        if (done.order_id) tellOrders(call, [done.order_id]);
        return done;
      }),
    redemptionType,
  );
  serve(api, rejectCall, (call) =>
    throttled(call, async () => {
      const { voucher, user_account_id, reason } = call.body;
      const at = atTill(call, voucher, user_account_id);
      const done = await rejectVoucher(call.database, at, reason ?? null);
      if (!done.replayed) tell(call, done.claim_id);
      return done;
    }),
  );
}

const claimReply = (claim: Claimed, replayed: boolean) => ({
  claim_id: claim.claimId,
  code: readable(claim.code),
  kind: claim.kind,
  title: claim.title,
  points: pointsOf(claim.points),
  expires_at: claim.expiresAt.toISOString(),
  balance_after: claim.balance === null ? null : pointsOf(claim.balance),
  replayed,
});

const codeOf = {
  name: 'code-of-claim',
  text: 'select code from claims where company_id = $1 and claim_id = $2',
};

function mountClaims(api: Api) {
  crud(api, claims, claimRows);
  crud(api, vouchers, voucherListRows);
  crud(api, allVouchers, allVoucherRows);
  serve(api, createClaim, async (call) => {
    const { database, scope, caller, body, now, idempotency } = call;
    const keyed = { companyId: scope.companyId, nowMs: now(), idempotency };
    const by: Claiming = {
      ...keyed,
      storeId: scope.storeId,
      accountId: body.user_account_id,
      userId: caller.userId,
      tillId: scope.tillId ?? null,
    };
    const make = () =>
      withTransaction(database, async (client) => {
        const claim = body.gift_id
          ? await claimGift(client, by, body.gift_id)
          : await claimCoupon(client, by, body.coupon_id ?? 0);
        if (!claim.again) await queueClaimText(client, by.companyId, claim.claimId, 'claim');
        await claimKey(client, keyed, claim.claimId);
        return claimReply(claim, false);
      });
    const again = async (claimId: number) => {
      const redeemable = await findClaim(database.pool, scope.companyId, claimId);
      const values = [scope.companyId, claimId];
      const code = (await database.pool.query<{ code: string }>({ ...codeOf, values })).rows[0];
      const claim = { ...redeemable, claimId, code: code?.code ?? '', again: true };
      return claimReply({ ...claim, expiresAt: redeemable.expires_at ?? new Date(0) }, true);
    };
    const done = await onceBy(database, keyed, make, again);
    if (!done.replayed) tell(call, done.claim_id);
    return done;
  });
  serve(api, cancelCall, async (call) => {
    const { id } = call.params;
    const done = await cancelClaim(call.database, atTill(call, ''), id, call.body.reason ?? null);
    if (!done.replayed) tell(call, done.claim_id);
    return done;
  });
  serve(api, undoCall, async (call) => {
    const { reason = null, cancel } = call.body;
    const { voucher: _, ...at } = atTill(call, '');
    const claimId = call.params.id;
    const done = await undoRedemption(call.database, { ...at, claimId, reason, cancel });
    if (!done.replayed) tell(call, done.claim_id);
    return done;
  });
}

/** Claims: made, redeemed, turned down and listed. */
export function mountRedemptions(api: Api) {
  mountRedemption(api);
  mountClaims(api);
  serve(api, redeemables, ({ database, scope, params, query, now }) =>
    redeemablesOf(database, { ...scope, nowMs: now() }, params.id, query.q),
  );
  serve(api, goalStatistics, ({ database, scope, params, query, now }) =>
    goalStatisticsOf(database, {
      companyId: scope.companyId,
      storeId: scope.storeId,
      couponId: params.id,
      nowMs: now(),
      page: query.page ?? 1,
      q: query.q ?? '',
    }),
  );
}
