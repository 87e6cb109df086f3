import { paymentLevels } from '../../../contract/billing/dunning.ts';
import type { StatusByHand } from '../../../contract/billing/states.ts';
import { isOwed, mayBecome, nextSubscriptionStatuses } from '../../../contract/billing/states.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { liveAttempt } from '../billings/live.ts';
import { moveBilling, type Settling } from '../billings/move.ts';
import { owedBillings } from '../billings/tell.ts';
import { mailBilling } from '../core/mails.ts';
import {
  type BillingRow,
  isoOf,
  ofSubscription,
  planRow,
  type Subscription,
} from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { earnPoints } from '../payments/earn-points.ts';
import { goesOn, markPlace } from '../subscriptions/place.ts';
import { noteSettled } from '../subscriptions/recover.ts';
import { resumed, withPaidRest } from '../subscriptions/resumed.ts';
import { dueAfter, subscribe } from '../subscriptions/subscribe.ts';
import { kindWhenPaid } from '../subscriptions/waiting.ts';
import { refundByHand } from './refund.ts';

/**
 * What a seller says of a billing, on a locked subscription (billings-transitions). Throws billing_not_movable for
 * what it cannot become, payment_under_way where a card is being asked for the same money.
 */
export async function moveByHand(
  settling: Settling,
  status: StatusByHand,
  reason: string,
): Promise<BillingRow> {
  if (status === 'refunded') return refundByHand(settling, { reason });
  return settleByHand(settling, status, reason);
}

/**
 * Paid or cancelled by hand; who cancels may leave the reason out. Throws billing_not_movable, payment_under_way.
 */
export async function settleByHand(
  settling: Settling,
  status: Exclude<StatusByHand, 'refunded'>,
  reason: string | null,
): Promise<BillingRow> {
  const { tx, billing, now } = settling;
  if (!mayBecome(billing.status, status)) throw new Refusal('billing_not_movable');
  if (isOwed(billing.status) && (await liveAttempt(tx, billing)))
    throw new Refusal('payment_under_way');
  const paid =
    status === 'paid' ? { paid_at: isoOf(now), kind: kindWhenPaid(settling.sub, billing) } : {};
  const moved = await moveBilling(settling, status, { ...paid, reason });
  await noteSettled({ ...settling, billing: moved });
  if (status === 'paid') {
    await mailBilling(settling, 'paid', moved);
    await earnPoints({ ...settling, billing: moved });
  }
  return moved;
}

interface Standing {
  tx: Executor;
  seller: Seller;
  sub: Subscription;
  publicUrl: string;
  now: number;
}

/** Cancelled works until the end of what was paid for. */
export async function cancelSubscription({ tx, sub, now }: Standing) {
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({
      status: 'cancelled',
      cancelled_at: isoOf(now),
      next_plan_id: null,
      due_at: sub.period_to,
      updated_at: isoOf(now),
    })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, after);
}

async function endSubscription({ tx, sub, now }: Standing) {
  const ended = { ended_at: isoOf(now), due_at: null, next_try_at: null };
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({ status: 'inactive', ...ended, updated_at: isoOf(now) })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, after);
}

/** What was left of a period that is billed already is gone on with; what is owed for it gets time to be paid. */
async function resume({ tx, sub, seller, now }: Standing) {
  const owes = (await owedBillings(tx, sub)).length > 0;
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({
      ...resumed(sub, now),
      status: 'active',
      failures: 0,
      first_failed_at: null,
      payment_level: owes ? paymentLevels.due : 0,
      next_try_at: owes ? isoOf(dueAfter(now, seller, false)) : null,
      updated_at: isoOf(now),
    })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, after);
}

/** Begins again what had ended, or takes a cancellation back. */
async function revive(standing: Standing) {
  const { tx, sub, seller, now } = standing;
  const isPaid = await withPaidRest(tx, sub, seller, now);
  if (isPaid || (sub.status === 'inactive' && Date.parse(sub.period_to) > now)) {
    await resume(standing);
    return;
  }
  if (sub.status === 'inactive') {
    const plan = await planRow(tx, seller.companyId, sub.store_subscription_plan_id);
    const buyer = { companyId: sub.buyer_company_id, storeId: sub.store_id };
    await subscribe({ ...standing, buyer, plan: { ...plan, withdrawn_at: null } }, sub);
    return;
  }
  const isCancelled = sub.status === 'cancelled';
  // What is owed is said to be paid or cancelled at its billing: that makes it active.
  if (!isCancelled && (await owedBillings(tx, sub)).length)
    throw new Refusal('subscription_owes', { field: 'status' });
  const becomes = isCancelled ? goesOn(sub) : { status: 'active' as const, grace_until: null };
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({ ...becomes, updated_at: isoOf(now) })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, after);
}

const moves = { active: revive, inactive: endSubscription, cancelled: cancelSubscription } as const;

/** What a seller makes of a subscription. Throws billing_not_movable for what it cannot become. */
export async function setStanding(standing: Standing, status: keyof typeof moves) {
  if (!nextSubscriptionStatuses[standing.sub.status].includes(status))
    throw new Refusal('billing_not_movable');
  await moves[status](standing);
}
