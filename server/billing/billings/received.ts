import { and, eq, gt } from 'drizzle-orm';
import type { Received } from '../../../contract/billing/amounts/unused.ts';
import type { Executor } from '../../db/executor.ts';
import { billingsTable, type Pause } from '../../tables/billing.ts';
import { type BillingRow, isoOf, type Subscription } from '../core/rows.ts';

const lengthOf = (pauses: readonly Pause[]) =>
  pauses.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);

/** For how long a subscription was off since a billing of its period, in milliseconds: by that the billing's time moved. */
export function awaySince({ period_from }: BillingRow, pauses: readonly Pause[]): number {
  const begin = Date.parse(period_from);
  return lengthOf(pauses.filter(({ from }) => Date.parse(from) >= begin));
}

function movedLines(billing: BillingRow, pauses: readonly Pause[]) {
  const { lines } = billing;
  const away = awaySince(billing, pauses);
  const later = (moment: string) => isoOf(Date.parse(moment) + away);
  return lines.map((line) => ({ ...line, from: later(line.from), to: later(line.to) }));
}

/** The paid billings of a subscription that reach beyond a moment, each with what is left of its money. */
export async function receivedOf(
  tx: Executor,
  { company_id, subscription_id, pauses }: Subscription,
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
        gt(billingsTable.period_to, isoOf(ms - lengthOf(pauses))),
      ),
    );
  return rows.map((row) => ({
    lines: movedLines(row, pauses),
    total: row.total,
    received: row.total - row.refunded - row.refunding,
  }));
}
