import { asc, lte } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { liveAttempt } from '../billings/live.ts';
import { moveBilling } from '../billings/move.ts';
import { owedBillings, type PaymentRow } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { isoOf, ofSubscription, type Subscription } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { activeCard, beginAttempt } from '../payments/attempt.ts';
import { restsUntil } from '../payments/rests.ts';
import { cardIsChosen, takerOf } from '../providers/choose.ts';
import { noteFailure, stopTrying } from '../subscriptions/dun.ts';

/** For so long nobody else tries what somebody is trying. */
const leaseMs = 3_600_000;

async function dueTry(tx: Executor, at: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptionsTable)
    .where(lte(subscriptionsTable.next_try_at, at))
    .orderBy(asc(subscriptionsTable.next_try_at))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

const tryAt = (tx: Executor, sub: Subscription, at: number) =>
  tx
    .update(subscriptionsTable)
    .set({ next_try_at: isoOf(at) })
    .where(ofSubscription(sub));

/** What came of looking at one subscription: nothing was due, it is done, or there is something to charge. */
type Tried = 'none' | 'done' | PaymentRow;

async function tryOne(billing: Billing): Promise<Tried> {
  const now = billing.now();
  const { publicUrl } = billing.settings;
  return billing.database.db.transaction(async (tx) => {
    const sub = await dueTry(tx, isoOf(now));
    if (!sub) return 'none';
    const [oldest] = await owedBillings(tx, sub);
    if (!oldest) {
      await stopTrying(tx, sub);
      return 'done';
    }
    const byCard = (await cardIsChosen(tx, sub.company_id))(oldest.store_payment_method_id);
    const card = byCard && (await activeCard(tx, sub.company_id, sub.store_id));
    const taker = await takerOf(tx, billing.settings, sub.company_id);
    const charged = card && taker && card.provider === taker.name;
    const rests = charged ? await restsUntil(tx, sub) : 0;
    await tryAt(tx, sub, rests > now ? rests : now + leaseMs);
    if (rests > now) return 'done';
    if (charged) {
      if (await liveAttempt(tx, oldest)) return 'done';
      return beginAttempt(tx, oldest, card, taker, { now, scheduled: true });
    }
    const seller = await sellerOf(tx, sub.company_id);
    const failed = await moveBilling({ tx, billing: oldest, now }, 'failed');
    await noteFailure({ tx, seller, sub, billing: failed, publicUrl, now }, 'overdue');
    return 'done';
  });
}

/** Looks at the subscription whose try is due first; answers whether there was one. */
export async function trySome(
  billing: Billing,
  charge: (payment: PaymentRow) => Promise<unknown>,
): Promise<boolean> {
  const tried = await tryOne(billing);
  if (tried === 'none') return false;
  if (tried !== 'done') await charge(tried);
  return true;
}
