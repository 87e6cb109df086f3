import { every } from '../../jobs/every.ts';
import { logged } from '../../runtime/log-error.ts';
import type { PaymentRow } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { charge } from '../payments/charge.ts';
import { giveUpLate } from './late-shop.ts';
import { pickUp, reconcile } from './reconcile.ts';
import { renewSome } from './renew.ts';
import { trySome } from './try.ts';

const everyMs = 20_000;
const nightlyMs = 24 * 3_600_000;

/** Bills every period that has begun. */
export async function renewAll(
  { database, settings, now }: Pick<Billing, 'database' | 'settings' | 'now'>,
  signal?: AbortSignal,
) {
  const renewing = { publicUrl: settings.publicUrl, now: now() };
  while (!signal?.aborted)
    if (!(await database.db.transaction((tx) => renewSome(tx, renewing)))) return;
}

/** What a provider does not answer now is found out later; the next one may be another's. */
const tryToCharge = (billing: Billing, payment: PaymentRow) =>
  charge(billing, payment).catch((error: unknown) =>
    billing.log.warn({ paymentId: payment.payment_id, err: logged(error) }, 'a card was not asked'),
  );

/**
 * So many cards are asked at once: a provider takes its time to answer, and calls go on beside them. The embedded
 * database has one connection for all.
 */
const abreast = ({ database }: Billing) => (database.embedded ? 1 : 8);

/** Charges what is due, each by whoever of them gets to it first. */
async function chargeAll(billing: Billing, signal?: AbortSignal) {
  const one = async () => {
    while (!signal?.aborted)
      if (!(await trySome(billing, (payment) => tryToCharge(billing, payment)))) return;
  };
  const all = await Promise.allSettled(Array.from({ length: abreast(billing) }, one));
  const failed = all.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * Bills what has begun, takes what is due, reminds of what is overdue, and finds what was left under way. Safe to
 * repeat, to kill and to do at once.
 */
export async function runBilling(billing: Billing, signal?: AbortSignal) {
  await pickUp(billing);
  await renewAll(billing, signal);
  await chargeAll(billing, signal);
  await giveUpLate(billing, signal);
}

/** Runs every twenty seconds, and looks everything up again each night; answers how to stop. */
export function startBilling(billing: Billing): () => Promise<void> {
  const stops = [
    every('billing', everyMs, billing.log, (signal) => runBilling(billing, signal)),
    every('reconciling', nightlyMs, billing.log, (signal) => reconcile(billing, signal)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
