import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Subscription } from '../core/rows.ts';

/**
 * By itself no card is charged again so soon after a payment: whoever owes more than one period, or pays one of them by
 * hand, sees that one before the next is taken.
 */
const betweenMs = 12 * 3_600_000;

/** When a card may be charged again by itself, in milliseconds; what was bought in the shop does not count. */
export async function restsUntil(tx: Executor, { company_id, subscription_id }: Subscription) {
  const { rows } = await tx.execute<{ at: string | Date | null }>(
    sql`select max(p.settled_at) as at from billing_payments p
      join billings b on b.company_id = p.company_id and b.billing_id = p.billing_id
      where b.company_id = ${company_id} and b.subscription_id = ${subscription_id} and b.kind <> 'shop' and p.state = 'succeeded'`,
  );
  const at = rows[0]?.at;
  return at ? new Date(at).getTime() + betweenMs : 0;
}
