import { unusedOf } from '../../../contract/billing/amounts/unused.ts';
import { smallestOf, sumOf } from '../../../contract/billing/money.ts';
import type { Executor } from '../../db/executor.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { receivedOf } from '../billings/received.ts';
import { isoOf, ofSubscription, type Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { markPlace } from './place.ts';

/**
 * Where a subscription that had ended goes on at `now` (milliseconds): with what was left of its period when it ended. For the
 * time in which it was off nobody pays, and nothing more is charged until the rest is used up. Its period moves by
 * that time, which is noted for what was billed before it (`pauses`). Nothing for one that has not ended.
 */
export function resumed(
  { status, period_from, period_to, ended_at, pauses }: Subscription,
  now: number,
): Partial<Subscription> {
  if (status !== 'inactive') return {};
  const end = Date.parse(period_to);
  const off = Math.min(end, ended_at ? Date.parse(ended_at) : end);
  const away = now - off;
  const to = isoOf(end + away);
  return {
    period_from: isoOf(Date.parse(period_from) + away),
    period_to: to,
    due_at: to,
    ended_at: null,
    pauses: [...pauses, { from: isoOf(off), to: isoOf(now) }],
  };
}

/** A subscription in force again, in the period that it was in. */
const inForce = (sub: Subscription, now: number): Subscription => ({
  ...sub,
  ...resumed(sub, now),
  status: 'active',
  payment_level: 0,
  failures: 0,
  first_failed_at: null,
  next_try_at: null,
  cancelled_at: null,
  grace_until: null,
});

/**
 * A subscription that has ended as it would go on at `now` (milliseconds), where something was received for the rest of its
 * period and not given back. Nothing for every other one: it begins again with a period that is billed.
 */
export async function withPaidRest(
  tx: Executor,
  sub: Subscription | undefined,
  { currency }: Seller,
  now: number,
): Promise<Subscription | undefined> {
  if (sub?.status !== 'inactive') return undefined;
  const back = inForce(sub, now);
  const unused = unusedOf(await receivedOf(tx, back, now), now, smallestOf(currency));
  return sumOf(unused).total > 0 ? back : undefined;
}

/** Writes a subscription as it goes on, on its locked row; its place is in force again. */
export async function goOn(tx: Executor, back: Subscription, now: number): Promise<Subscription> {
  const { period_from, period_to, due_at, ended_at, pauses, status, payment_level, failures } =
    back;
  const { first_failed_at, next_try_at, cancelled_at, grace_until, next_plan_id } = back;
  const period = { period_from, period_to, due_at, ended_at, pauses };
  const standing = { status, payment_level, failures, first_failed_at, next_try_at, next_plan_id };
  const [after = back] = await tx
    .update(subscriptionsTable)
    .set({ ...period, ...standing, cancelled_at, grace_until, updated_at: isoOf(now) })
    .where(ofSubscription(back))
    .returning();
  await markPlace(tx, after);
  return after;
}
