import { and, eq, sql } from 'drizzle-orm';
import { isOwed, mayBecome } from '../../../contract/billing/states.ts';
import type { ShopOrderReason } from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';
import { isByRule } from '../../shop/orders/follow.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import { liveAttempt } from '../billings/live.ts';
import { moveBilling, type Settling } from '../billings/move.ts';
import type { PaymentRow } from '../billings/tell.ts';
import { installationId } from '../core/installation.ts';
import { mailBilling } from '../core/mails.ts';
import { billingRow, isoOf, soldSubscription } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import type { PaymentFacts } from '../providers/provider.ts';
import { noteFailure } from '../subscriptions/dun.ts';
import { noteSettled } from '../subscriptions/recover.ts';
import { kindWhenPaid } from '../subscriptions/waiting.ts';
import { askRefund, isAskedBack } from './ask-refund.ts';
import { activeCard, attemptRow } from './attempt.ts';
import { earnPoints } from './earn-points.ts';
import { giveBack } from './give-back.ts';

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
    kind: kindWhenPaid(settling.sub, billing),
  });
  await mailBilling(settling, 'paid', paid);
  await earnPoints({ ...settling, billing: paid });
  await noteSettled({ ...settling, billing: paid });
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

/** What was bought in the shop, or changes the plan, and is not paid comes to nothing: the plan there is stays as it was. */
export async function giveUp(settling: Settling, reason: ShopOrderReason) {
  const { tx, billing } = settling;
  await moveBilling(settling, 'cancelled', {}, reason);
  const late = reason === 'not_paid_in_time' ? 'shopLate' : 'shopFailed';
  const ofShop = (await isByRule(tx, billing)) ? 'rulePaused' : late;
  await mailBilling(settling, billing.kind === 'change' ? 'changeFailed' : ofShop, billing);
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
  if (billing.kind !== 'period') {
    await giveUp(settling, 'payment_failed');
    return;
  }
  await moveBilling(settling, 'failed');
  // Whoever tries by hand what was tried before uses up none of its tries.
  if (payment.scheduled || settling.sub.failures === 0) await noteFailure(settling, 'failed');
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
 * Whether a provider's payment is the one of an attempt: its name, amount, currency and installation agree, where a key alone
 * may be another installation's at the same account.
 */
const isOf = (
  { amount, currency, provider_ref }: PaymentRow,
  facts: PaymentFacts,
  installation: string,
) =>
  facts.amount === amount &&
  facts.currency === currency &&
  (facts.installation ?? installation) === installation &&
  (!provider_ref || !facts.ref || provider_ref === facts.ref);

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
  if (!isOf(payment, facts, await installationId(tx))) return;
  const seller = await sellerOf(tx, companyId);
  await apply({ tx, seller, sub, billing, publicUrl, now }, payment, facts);
}
