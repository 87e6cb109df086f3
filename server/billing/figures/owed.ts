import { sql } from 'drizzle-orm';
import type { OwedBilling } from '../../../contract/billing/figures.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Database } from '../../db/connection.ts';
import { isoOf } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { daysLate } from './sums.ts';

/** A page of the billings that are owed to a seller, those of a subscription together. Throws not_found for who sells nothing. */
export async function owedIn(
  { db, uncounted }: Database,
  companyId: number,
  page: number,
  nowMs: number,
) {
  const { zone } = await sellerOf(db, companyId);
  const owed = sql`b.company_id = ${companyId} and b.status in ('open', 'failed')`;
  const { rows } = await db.execute<OwedBilling & Record<string, unknown>>(
    sql`select s.name as store, b.number::int, to_char(b.due_at at time zone ${zone}, 'YYYY-MM-DD') as due_at,
        ${daysLate(isoOf(nowMs))} as days_late, b.total::float8 as amount, b.currency, u.payment_level as level
      from billings b join subscriptions u on u.company_id = b.company_id and u.subscription_id = b.subscription_id
      join stores s on s.company_id = b.buyer_company_id and s.store_id = b.store_id
      where ${owed} order by b.subscription_id, b.billing_id limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`,
  );
  // Reading all of them needs no number.
  const counted = uncounted
    ? []
    : (
        await db.execute<{ count: number }>(
          sql`select count(*)::int as count from billings b where ${owed}`,
        )
      ).rows;
  return {
    billings: rows.map((row) => ({ ...row, amount: amountOf(row.amount, row.currency) })),
    pagination: paginationOf(page, counted[0]?.count ?? 0, rows.length),
  };
}
