import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { amountOf } from '../../../contract/billing/money.ts';
import { isWorking, refundableOf } from '../../../contract/billing/states.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingsTable } from '../../tables/billing.ts';
import { awaySince } from '../billings/received.ts';
import type { BillingRow, Subscription } from '../core/rows.ts';

const inForce = ['paid', 'disputed'] as const;

/** A billing of the plan that came after another one and is in force. */
async function isFollowed(tx: Executor, { company_id, subscription_id, period_from }: BillingRow) {
  const [later] = await tx
    .select({ id: billingsTable.billing_id })
    .from(billingsTable)
    .where(
      and(
        eq(billingsTable.company_id, company_id),
        eq(billingsTable.subscription_id, subscription_id),
        ne(billingsTable.kind, 'shop'),
        inArray(billingsTable.status, inForce),
        gt(billingsTable.period_from, period_from),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/**
 * Whether the plan may go back with a billing: the billing changed it to the present one, within the period that is running at
 * `now` (milliseconds), and nothing was billed for it since.
 */
async function isLatestChange(tx: Executor, sub: Subscription, billing: BillingRow, now: number) {
  const { kind, status, from_plan_id, to_plan_id } = billing;
  const isChange =
    kind === 'change' && from_plan_id !== null && inForce.some((each) => each === status);
  const isPresent = to_plan_id === sub.store_subscription_plan_id && isWorking(sub.status);
  const end = Date.parse(billing.period_to) + awaySince(billing, sub.pauses);
  const isRunning = end > now && end === Date.parse(sub.period_to);
  return isChange && isPresent && isRunning && !(await isFollowed(tx, billing));
}

/** The change of plan that a refund may take back, if there is one. */
export async function revertibleOf(
  tx: Executor,
  sub: Subscription,
  now: number,
): Promise<number | null> {
  const rows = await tx
    .select()
    .from(billingsTable)
    .where(
      and(
        eq(billingsTable.company_id, sub.company_id),
        eq(billingsTable.subscription_id, sub.subscription_id),
        eq(billingsTable.kind, 'change'),
        inArray(billingsTable.status, inForce),
        eq(billingsTable.to_plan_id, sub.store_subscription_plan_id),
      ),
    );
  for (const billing of rows)
    if (refundableOf(billing) > 0 && (await isLatestChange(tx, sub, billing, now)))
      return billing.billing_id;
  return null;
}

interface Reverting {
  tx: Executor;
  sub: Subscription;
  billing: BillingRow;
  now: number;
}

/**
 * Before a refund of `amount` (in the currency's units, all that is left without it) with which the plan is to go back. Throws
 * previous_plan_not_latest and previous_plan_needs_all.
 */
export async function assertRevertible(
  { tx, sub, billing, now }: Reverting,
  amount: number | undefined,
) {
  const field = 'previous_plan';
  if (!(await isLatestChange(tx, sub, billing, now)))
    throw new Refusal('previous_plan_not_latest', { field });
  const left = amountOf(refundableOf(billing), billing.currency);
  const details = { amount: left, currency: billing.currency };
  if (amount !== undefined && amount !== left)
    throw new Refusal('previous_plan_needs_all', { field, details });
}
