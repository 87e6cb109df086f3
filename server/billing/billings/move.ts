import { and, eq } from 'drizzle-orm';
import type { BillingStatus } from '../../../contract/billing/states.ts';
import type { ShopOrderReason } from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';
import { followBilling } from '../../shop/orders/follow.ts';
import { billingsTable } from '../../tables/billing.ts';
import { type BillingRow, isoOf, type Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';

export interface Settling {
  tx: Executor;
  seller: Seller;
  sub: Subscription;
  billing: BillingRow;
  publicUrl: string;
  now: number;
}

/** What a billing becomes, with what was found out about it; the orders on it become the same. */
export async function moveBilling(
  { tx, billing, now }: Pick<Settling, 'tx' | 'billing' | 'now'>,
  status: BillingStatus,
  own: Partial<typeof billingsTable.$inferInsert> = {},
  reason?: ShopOrderReason,
): Promise<BillingRow> {
  const [row] = await tx
    .update(billingsTable)
    .set({ status, ...own, updated_at: isoOf(now) })
    .where(
      and(
        eq(billingsTable.company_id, billing.company_id),
        eq(billingsTable.billing_id, billing.billing_id),
      ),
    )
    .returning();
  if (row) await followBilling(tx, row, { now, reason });
  return row ?? billing;
}
