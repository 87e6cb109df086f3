import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { shopTermDays } from '../../../contract/shop/kinds.ts';
import { billingsTable } from '../../tables/billing.ts';
import type { Billing } from '../core/context.ts';
import { type BillingRow, billingRow, isoOf, soldSubscription } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { liveAttempt } from '../payments/attempt.ts';
import { giveUp } from '../payments/settle.ts';

const some = 100;
const termMs = shopTermDays * 24 * 3_600_000;

/** Shop billings that nobody has paid for so long, those after one. */
const lateOnes = ({ database: { db } }: Billing, before: string, after: number) => {
  const { kind, status, due_at, billing_id } = billingsTable;
  return db
    .select()
    .from(billingsTable)
    .where(and(eq(kind, 'shop'), eq(status, 'open'), lt(due_at, before), gt(billing_id, after)))
    .orderBy(asc(billing_id))
    .limit(some);
};

/** Gives one up, unless it was paid meanwhile or its bank is being asked. */
const giveUpOne = (billing: Billing, { company_id, billing_id, subscription_id }: BillingRow) =>
  billing.database.db.transaction(async (tx) => {
    const sub = await soldSubscription(tx, company_id, subscription_id, true);
    const row = await billingRow(tx, company_id, billing_id, true);
    if (row.status !== 'open' || (await liveAttempt(tx, row))) return;
    const seller = await sellerOf(tx, company_id);
    const { publicUrl } = billing.settings;
    const settling = { tx, seller, sub, billing: row, publicUrl, now: billing.now() };
    await giveUp(settling, 'not_paid_in_time');
  });

/** Gives up what was bought in the shop and is not paid so long after it was due: its stock is for others again. */
export async function giveUpLate(billing: Billing, signal?: AbortSignal) {
  const before = isoOf(billing.now() - termMs);
  for (let after = 0; !signal?.aborted; ) {
    const rows = await lateOnes(billing, before, after);
    for (const row of rows) await giveUpOne(billing, row);
    after = rows.at(-1)?.billing_id ?? 0;
    if (rows.length < some) return;
  }
}
