import { and, eq, gt } from 'drizzle-orm';
import type { Received } from '../../../contract/billing/amounts/unused.ts';
import type { Executor } from '../../db/executor.ts';
import { billingsTable } from '../../tables/billing.ts';
import { isoOf, type Subscription } from '../core/rows.ts';

/** The paid billings of a subscription that reach beyond a moment, each with what is left of its money. */
export async function receivedOf(
  tx: Executor,
  { company_id, subscription_id }: Subscription,
  ms: number,
): Promise<Received[]> {
  const rows = await tx
    .select()
    .from(billingsTable)
    .where(
      and(
        eq(billingsTable.company_id, company_id),
        eq(billingsTable.subscription_id, subscription_id),
        eq(billingsTable.status, 'paid'),
        gt(billingsTable.period_to, isoOf(ms)),
      ),
    );
  return rows.map(({ lines, total, refunded, refunding }) => ({
    lines,
    total,
    received: total - refunded - refunding,
  }));
}
