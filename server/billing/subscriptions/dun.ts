import { levelAfter, nextTry, paymentLevels } from '../../../contract/billing/dunning.ts';
import type { Executor } from '../../db/executor.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { type Mailing, mailBilling } from '../core/mails.ts';
import { type BillingRow, isoOf, ofSubscription, type Subscription } from '../core/rows.ts';
import type { MailKind } from '../core/texts.ts';
import { markPlace } from './place.ts';

/** What a subscription becomes after one failure more. One that was never paid has had its days of grace. */
function afterFailure(sub: Subscription, zone: string, now: number) {
  const failures = sub.failures + 1;
  const first = sub.first_failed_at ? Date.parse(sub.first_failed_at) : now;
  const graceOver = !sub.grace_until || Date.parse(sub.grace_until) <= now;
  const isNew = sub.status === 'incomplete';
  const next = isNew ? Date.parse(sub.grace_until ?? isoOf(now)) : nextTry(failures, first, zone);
  const isOver = isNew ? graceOver : next === undefined;
  return {
    failures,
    first_failed_at: isoOf(first),
    next_try_at: isOver || next === undefined ? null : isoOf(next),
    payment_level: isOver
      ? paymentLevels.suspended
      : isNew
        ? paymentLevels.due
        : levelAfter(failures),
    isOver,
  };
}

const mails: Readonly<Record<number, MailKind>> = {
  [paymentLevels.reminded]: 'reminder',
  [paymentLevels.lastReminder]: 'lastReminder',
  [paymentLevels.suspended]: 'suspended',
};

interface Dunning extends Mailing {
  billing: BillingRow;
  now: number;
}

/**
 * One more time what is due was not paid: a card said no, or its day has passed. It is tried again by the calendar,
 * with a mail each time; after the last time the subscription is inactive.
 */
export async function noteFailure(dunning: Dunning, why: 'failed' | 'overdue') {
  const { tx, seller, sub, billing, now } = dunning;
  if (sub.status === 'inactive') return;
  const isNew = sub.status === 'incomplete';
  const { isOver, ...after } = afterFailure(sub, seller.zone, now);
  const status = isOver ? ('inactive' as const) : sub.status === 'active' ? 'past_due' : sub.status;
  const ended = isOver ? { ended_at: isoOf(now), due_at: null } : {};
  const [changed = sub] = await tx
    .update(subscriptionsTable)
    .set({ ...after, status, ...ended, updated_at: isoOf(now) })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, changed);
  const kind = why === 'failed' && !isOver ? 'failed' : mails[after.payment_level];
  if (kind && (sub.reminders || isOver))
    await mailBilling({ ...dunning, sub: changed }, kind, billing, {
      next: after.next_try_at,
      isLast: isNew || after.payment_level === paymentLevels.lastReminder,
    });
}

/** Nothing is owed: nothing is tried. */
export const stopTrying = (tx: Executor, sub: Subscription) =>
  tx.update(subscriptionsTable).set({ next_try_at: null }).where(ofSubscription(sub));
