import { and, asc, gt, inArray, lt, ne } from 'drizzle-orm';
import { logged } from '../../runtime/log-error.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { isoOf } from '../core/rows.ts';
import { forgetAccounts } from '../methods/accounts.ts';
import { charge, failedFacts } from '../payments/charge.ts';
import { book, takeEvents } from '../payments/events.ts';
import { sendRefunds } from '../payments/refund.ts';
import { atAccount, lookUp } from '../providers/at-account.ts';
import { lostAccountMs, ProviderClosed, ProviderRefused } from '../providers/provider.ts';

/** After so long nobody is still at it: its server was killed, or an event was lost. */
const lostMs = 10 * 60_000;
/** After so long its owner will not confirm it any more. */
const abandonedMs = 24 * 3_600_000;
const nightMs = 24 * 3_600_000;
const some = 100;

const openOnes = ({ database: { db } }: Billing, before: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(billingPaymentsTable)
    .where(
      and(
        inArray(billingPaymentsTable.state, ['pending', 'requires_action']),
        lt(billingPaymentsTable.created_at, isoOf(before)),
      ),
    )
    .orderBy(asc(billingPaymentsTable.created_at))
    .limit(some);

const isOpen = ({ state }: PaymentRow) => state === 'pending' || state === 'requires_action';

/** The account that it was made at answers no more, nor knows any other of it: after a day nothing came of it. */
async function endLost(billing: Billing, payment: PaymentRow) {
  if (!isOpen(payment) || Date.parse(payment.created_at) + lostAccountMs >= billing.now()) return;
  await book(billing, payment.company_id, failedFacts(payment, 'account_gone'));
}

/** Gives up what its owner did not confirm. One that is no more to be given up, or that no account knows, is read as it is. */
async function abandonAt(billing: Billing, payment: PaymentRow, ref: string) {
  try {
    await atAccount(billing, payment, (provider) => provider.abandon(ref));
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderClosed)) throw error;
  }
}

/** What became of an attempt, as its provider has it; one that it never heard of is asked for now. */
async function findOut(billing: Billing, payment: PaymentRow) {
  const ref = payment.provider_ref;
  if (!ref) {
    await charge(billing, payment);
    return;
  }
  const old = Date.parse(payment.created_at) + abandonedMs < billing.now();
  if (payment.state === 'requires_action' && old) await abandonAt(billing, payment, ref);
  const asked = await lookUp(billing, payment);
  if (asked) await book(billing, payment.company_id, asked.facts);
  else await endLost(billing, payment);
}

async function each(billing: Billing, payments: readonly PaymentRow[]) {
  for (const payment of payments) {
    try {
      await findOut(billing, payment);
    } catch (error) {
      const { payment_id: paymentId } = payment;
      if (error instanceof ProviderClosed) await endLost(billing, payment);
      billing.log.warn({ paymentId, err: logged(error) }, 'a payment could not be looked up');
    }
  }
}

/** Finds what was under way when somebody was killed, and what nobody finished. */
export async function pickUp(billing: Billing) {
  await takeEvents(billing);
  await each(billing, await openOnes(billing, billing.now() - lostMs));
  await sendRefunds(billing);
}

/** Payments of the last days that took money, or that a provider has and may have taken it for all the same; from one on. */
const recentOnes = (
  { database: { db } }: Billing,
  since: number,
  after: number,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(billingPaymentsTable)
    .where(
      and(
        inArray(billingPaymentsTable.state, ['succeeded', 'failed']),
        ne(billingPaymentsTable.provider_ref, ''),
        gt(billingPaymentsTable.settled_at, isoOf(since)),
        gt(billingPaymentsTable.payment_id, after),
      ),
    )
    .orderBy(asc(billingPaymentsTable.payment_id))
    .limit(some);

/** What happened to payments of the last days that no event told: given back, disputed, or paid after all. */
export async function reconcile(billing: Billing, signal?: AbortSignal) {
  const since = billing.now() - 3 * nightMs;
  await pickUp(billing);
  await forgetAccounts(billing);
  let after = 0;
  while (!signal?.aborted) {
    const rows = await recentOnes(billing, since, after);
    await each(billing, rows);
    after = rows.at(-1)?.payment_id ?? 0;
    if (rows.length < some) return;
  }
}
