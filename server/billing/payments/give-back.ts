import { mayBecome, settledStatuses } from '../../../contract/billing/states.ts';
import { moveBilling, type Settling } from '../billings/move.ts';
import type { PaymentRow, RefundRow } from '../billings/tell.ts';
import { mailBilling } from '../core/mails.ts';
import { type BillingRow, billingRow } from '../core/rows.ts';
import type { PaymentFacts } from '../providers/provider.ts';
import { askRefund, failRefund, refundsOfPayment, settleRefund } from './ask-refund.ts';

/** Which of those under way a provider has done by now, where it has given back so much more; and what none of them is. */
function doneOf(pending: readonly RefundRow[], more: number) {
  let rest = more;
  const done = pending.filter(({ amount }) => {
    if (amount > rest) return false;
    rest -= amount;
    return true;
  });
  return { done, rest };
}

/** Those under way that are more than there is left of their payment fail, the newest first. */
async function makeRoom(settling: Settling, waiting: readonly RefundRow[], left: number) {
  let room = left;
  for (const refund of waiting)
    if (refund.amount <= room) room -= refund.amount;
    else await failRefund(settling.tx, refund, settling.now);
}

/** Writes to the buyer what was given back, and moves a billing of which all was. */
export async function noteGivenBack(
  settling: Settling,
  done: readonly RefundRow[],
  own: { reason?: string } = {},
): Promise<BillingRow> {
  const { tx, billing } = settling;
  const { company_id, billing_id } = billing;
  const fresh = await billingRow(tx, company_id, billing_id);
  const isAll = fresh.refunded >= fresh.total && mayBecome(fresh.status, 'refunded');
  const status = isAll ? 'refunded' : fresh.status;
  const moved = await moveBilling({ ...settling, billing: fresh }, status, own);
  for (const { amount, credit_note_number: note } of done)
    await mailBilling(
      settling,
      'refunded',
      { ...moved, total: amount },
      { note: note ?? undefined },
    );
  return moved;
}

/**
 * What a provider has given back of a payment, in all: what was asked for here is done, and what was given back at
 * the provider itself is written down. Said again it changes nothing.
 */
export async function giveBack(settling: Settling, payment: PaymentRow, facts: PaymentFacts) {
  const { tx, billing, now } = settling;
  const more = facts.refunded - payment.refunded;
  if (more <= 0) return;
  const refunds = await refundsOfPayment(tx, payment);
  const open = refunds.filter(({ state }) => state === 'pending');
  // Those that the provider has taken are done before those that it may not have heard of.
  const pending = [
    ...open.filter(({ provider_ref }) => provider_ref !== null),
    ...open.filter(({ provider_ref }) => provider_ref === null),
  ];
  const { done, rest } = doneOf(pending, more);
  const waiting = pending.filter((refund) => !done.includes(refund));
  await makeRoom(settling, waiting, payment.amount - facts.refunded);
  const settled: RefundRow[] = [];
  for (const refund of done) settled.push(await settleRefund(tx, billing, refund, now));
  if (rest > 0) {
    const wasOwed =
      settledStatuses.some((status) => status === billing.status) &&
      !refunds.some(({ reason }) => reason === 'not_owed');
    const reason = wasOwed ? 'provider' : 'not_owed';
    const found = await askRefund(tx, { billing, payment, amount: rest, reason, now });
    settled.push(await settleRefund(tx, billing, found, now));
  }
  const owed = settled.filter(({ reason }) => reason !== 'not_owed');
  if (owed.length) await noteGivenBack(settling, owed);
}
