import type { Executor } from '../../db/executor.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { owedBillings } from '../billings/tell.ts';
import { type BillingRow, isoOf, ofSubscription, type Subscription } from '../core/rows.ts';
import { markPlace } from './place.ts';
import { resumed } from './resumed.ts';
import { applyChange } from './waiting.ts';

interface Settled {
  tx: Executor;
  sub: Subscription;
  /** As it has become. */
  billing: BillingRow;
  now: number;
}

/**
 * Something was paid or cancelled: where nothing is owed any more all is well, and what is left is tried once it is due. What was
 * bought in the shop changes nothing of a plan.
 */
export async function noteSettled({ tx, sub, billing, now }: Settled) {
  if (billing.to_plan_id !== null && billing.status === 'paid')
    return applyChange({ tx, sub, billing, now });
  if (billing.kind !== 'period') return sub;
  const owed = await owedBillings(tx, sub);
  const next = Math.max(now, Date.parse(owed[0]?.due_at ?? isoOf(now)));
  const isCancelled = sub.status === 'cancelled';
  const well = {
    status: isCancelled ? ('cancelled' as const) : ('active' as const),
    payment_level: 0,
    failures: 0,
    first_failed_at: null,
    next_try_at: null,
    grace_until: null,
    ...(isCancelled ? {} : resumed(sub, now)),
  };
  const still = { next_try_at: sub.status === 'inactive' ? null : isoOf(next) };
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({ ...(owed.length ? still : well), updated_at: isoOf(now) })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, after);
  return after;
}
