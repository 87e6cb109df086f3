import { and, eq, sql } from 'drizzle-orm';
import type { BillingStatus } from '../../../contract/billing/states.ts';
import { isOwed, mayBecome } from '../../../contract/billing/states.ts';
import type { ShopOrderReason } from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';
import { followBilling, isByRule } from '../../shop/orders/follow.ts';
import { billingsTable } from '../../tables/billing.ts';
import { billingPaymentsTable, billingRefundsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow } from '../billings/tell.ts';
import { mailBilling } from '../core/mails.ts';
import {
  type BillingRow,
  billingRow,
  isoOf,
  type Subscription,
  soldSubscription,
} from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import type { PaymentFacts } from '../providers/provider.ts';
import { noteFailure } from '../subscriptions/dun.ts';
import { noteSettled } from '../subscriptions/recover.ts';
import { askRefund, isAskedBack } from './ask-refund.ts';
import { activeCard, attemptRow, liveAttempt } from './attempt.ts';
import { earnPoints } from './earn-points.ts';

export interface Settling {
  tx: Executor;
  seller: Seller;
  sub: Subscription;
  billing: BillingRow;
  publicUrl: string;
  now: number;
}

/** What a billing becomes, with what was found out about it; the orders on it become the same. */
export async function moveBilling(
  { tx, billing, now }: Pick<Settling, 'tx' | 'billing' | 'now'>,
  status: BillingStatus,
  own: Partial<typeof billingsTable.$inferInsert> = {},
  reason?: ShopOrderReason,
): Promise<BillingRow> {
  const [row] = await tx
    .update(billingsTable)
    .set({ status, ...own, updated_at: isoOf(now) })
    .where(
      and(
        eq(billingsTable.company_id, billing.company_id),
        eq(billingsTable.billing_id, billing.billing_id),
      ),
    )
    .returning();
  if (row) await followBilling(tx, row, { now, reason });
  return row ?? billing;
}

const keep = (
  tx: Executor,
  { company_id, payment_id }: PaymentRow,
  own: Partial<typeof billingPaymentsTable.$inferInsert>,
) =>
  tx
    .update(billingPaymentsTable)
    .set(own)
    .where(
      and(
        eq(billingPaymentsTable.company_id, company_id),
        eq(billingPaymentsTable.payment_id, payment_id),
      ),
    );

/** Its money came. One that is owed no more, because it was paid or cancelled meanwhile, is given back. */
async function succeed(settling: Settling, payment: PaymentRow, facts: PaymentFacts) {
  const { tx, billing, now } = settling;
  await keep(tx, payment, {
    state: 'succeeded',
    failure: null,
    provider_ref: facts.ref,
    settled_at: isoOf(now),
  });
  if (!isOwed(billing.status)) {
    await askRefund(tx, { billing, payment, amount: payment.amount, reason: 'not_owed', now });
    return;
  }
  const paid = await moveBilling(settling, 'paid', {
    paid_at: isoOf(now),
    is_test: payment.is_test,
  });
  await mailBilling(settling, 'paid', paid);
  await earnPoints({ ...settling, billing: paid });
  await noteSettled(settling);
}

/**
 * Money of an attempt that was given up, and came all the same: it pays what is still owed. Where another attempt has
 * taken its place, and for what is owed no more, it goes back, once.
 */
async function comeLate(settling: Settling, payment: PaymentRow, facts: PaymentFacts) {
  const { tx, billing, now } = settling;
  if (!(await liveAttempt(tx, billing))) {
    await succeed(settling, payment, facts);
    return;
  }
  if (await isAskedBack(tx, payment)) return;
  await keep(tx, payment, { provider_ref: facts.ref });
  await askRefund(tx, { billing, payment, amount: payment.amount, reason: 'not_owed', now });
}

/** What was bought in the shop and is not paid comes to nothing: the plan and its reminders know nothing of it. */
export async function giveUp(settling: Settling, reason: ShopOrderReason) {
  const { tx, billing } = settling;
  await moveBilling(settling, 'cancelled', {}, reason);
  const late = reason === 'not_paid_in_time' ? 'shopLate' : 'shopFailed';
  await mailBilling(settling, (await isByRule(tx, billing)) ? 'rulePaused' : late, billing);
}

async function fail(settling: Settling, payment: PaymentRow, facts: PaymentFacts) {
  const { tx, billing, now } = settling;
  await keep(tx, payment, {
    state: 'failed',
    failure: facts.failure,
    provider_ref: facts.ref,
    settled_at: isoOf(now),
  });
  if (!isOwed(billing.status)) return;
  // Another card has taken its place: nobody said no to that one, and what is owed may be paid with it.
  const active = await activeCard(tx, payment.company_id, payment.store_id);
  if (facts.failure === 'abandoned' && active && active.card_id !== payment.card_id) return;
  if (billing.kind === 'shop') {
    await giveUp(settling, 'payment_failed');
    return;
  }
  await moveBilling(settling, 'failed');
  // Whoever tries by hand what was tried before uses up none of its tries.
  if (payment.scheduled || settling.sub.failures === 0) await noteFailure(settling, 'failed');
}

/** What was given back of a payment, in all, and what becomes of its billing by that. */
async function giveBack(settling: Settling, payment: PaymentRow, facts: PaymentFacts) {
  const { tx, billing, now } = settling;
  const more = facts.refunded - payment.refunded;
  if (more <= 0) return;
  await keep(tx, payment, { refunded: facts.refunded });
  const own = and(
    eq(billingRefundsTable.company_id, payment.company_id),
    eq(billingRefundsTable.payment_id, payment.payment_id),
    eq(billingRefundsTable.state, 'pending'),
  );
  const asked = await tx
    .update(billingRefundsTable)
    .set({ state: 'succeeded', settled_at: isoOf(now) })
    .where(own)
    .returning({ reason: billingRefundsTable.reason });
  // Money that was never owed was never this billing's.
  if (asked.some(({ reason }) => reason === 'not_owed')) return;
  // Given back at the provider, where nobody asked for it here.
  if (!asked.length)
    await askRefund(tx, { billing, payment, amount: more, reason: 'provider', now }, 'succeeded');
  const refunded = billing.refunded + more;
  const isAll = refunded >= billing.total && mayBecome(billing.status, 'refunded');
  const moved = await moveBilling(settling, isAll ? 'refunded' : billing.status, { refunded });
  await mailBilling(settling, 'refunded', { ...moved, total: more });
}

/** The same with the billing as it has become. */
const freshly = async (settling: Settling): Promise<Settling> => {
  const { company_id, billing_id } = settling.billing;
  return { ...settling, billing: await billingRow(settling.tx, company_id, billing_id) };
};

/** What a provider says of a payment, written down; said again, or late, it changes nothing. */
async function apply(settling: Settling, payment: PaymentRow, facts: PaymentFacts) {
  const { billing } = settling;
  const isOpen = payment.state === 'pending' || payment.state === 'requires_action';
  if (isOpen && facts.state === 'succeeded') await succeed(settling, payment, facts);
  else if (payment.state === 'failed' && facts.state === 'succeeded')
    await comeLate(settling, payment, facts);
  else if (isOpen && facts.state === 'failed') await fail(settling, payment, facts);
  else if (isOpen && facts.state !== payment.state) {
    await keep(settling.tx, payment, { state: facts.state, provider_ref: facts.ref });
    if (facts.state === 'requires_action') await mailBilling(settling, 'authenticate', billing);
  }
  const dispute = await freshly(settling);
  if (facts.disputed && mayBecome(dispute.billing.status, 'disputed'))
    await moveBilling(dispute, 'disputed');
  if (!facts.disputed && dispute.billing.status === 'disputed') await moveBilling(dispute, 'paid');
  await giveBack(await freshly(settling), payment, facts);
}

/** The attempt that a provider's payment is of: by the key that it was asked for with. */
async function attemptOf(tx: Executor, companyId: number, facts: PaymentFacts) {
  const { rows } = await tx.execute<{ payment_id: number }>(
    sql`select payment_id::int from billing_payments where company_id = ${companyId} and idempotency_key = ${facts.key}`,
  );
  return rows[0]?.payment_id;
}

/**
 * Books what a provider has. Subscription, billing and attempt are locked in this order, here as everywhere, and
 * read anew under it: of two who book the same, the second finds it done.
 */
export async function settlePayment(
  tx: Executor,
  companyId: number,
  facts: PaymentFacts,
  { publicUrl, now }: { publicUrl: string; now: number },
) {
  const id = await attemptOf(tx, companyId, facts);
  if (id === undefined) return;
  const { billing_id } = await attemptRow(tx, companyId, id);
  const { subscription_id } = await billingRow(tx, companyId, billing_id);
  const sub = await soldSubscription(tx, companyId, subscription_id, true);
  const billing = await billingRow(tx, companyId, billing_id, true);
  const payment = await attemptRow(tx, companyId, id);
  const seller = await sellerOf(tx, companyId);
  await apply({ tx, seller, sub, billing, publicUrl, now }, payment, facts);
}
