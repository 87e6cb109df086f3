import { sql } from 'drizzle-orm';
import type { SellerFigures } from '../../../contract/billing/figures.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import type { Database } from '../../db/connection.ts';
import { csvHead, csvLine } from '../../files/csv.ts';
import { isoOf } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { daysLate } from './sums.ts';

const encoder = new TextEncoder();

const monthColumns = [
  'month',
  'mrr',
  'subscribers',
  'new',
  'cancelled',
  'ended',
  'churn',
  'billed',
  'paid',
  'refunded',
] as const;

/** The months of a seller as CSV. */
export const monthsFile = ({ months }: SellerFigures) => ({
  name: 'subscription-months.csv',
  body: encoder.encode(
    csvHead(monthColumns) +
      months.map((month) => csvLine(monthColumns.map((name) => month[name]))).join(''),
  ),
});

interface Owing extends Record<string, unknown> {
  subscription_id: number;
  billing_id: number;
  store: string;
  number: number;
  due_at: string;
  days_late: number;
  amount: number;
  currency: string;
  level: number;
}

const owedColumns = ['store', 'number', 'due_at', 'days_late', 'amount', 'currency', 'level'];
const pageSize = 2000;

/** Owed billings after one of them, those of a subscription beside one another. */
async function owingAfter(
  { db }: Database,
  { companyId, zone }: Seller,
  now: string,
  last: Pick<Owing, 'subscription_id' | 'billing_id'>,
) {
  const { rows } = await db.execute<Owing>(
    sql`select b.subscription_id::int, b.billing_id::int, s.name as store, b.number::int, to_char(b.due_at at time zone ${zone}, 'YYYY-MM-DD') as due_at,
        ${daysLate(now)} as days_late, b.total::float8 as amount, b.currency, u.payment_level as level
      from billings b join subscriptions u on u.company_id = b.company_id and u.subscription_id = b.subscription_id
      join stores s on s.company_id = b.buyer_company_id and s.store_id = b.store_id
      where b.company_id = ${companyId} and b.status in ('open', 'failed')
        and (b.subscription_id, b.billing_id) > (${last.subscription_id}, ${last.billing_id})
      order by b.subscription_id, b.billing_id limit ${pageSize}`,
  );
  return rows;
}

/** Who owes what as CSV; read a page at a time, so that memory does not grow with it. */
export function owedFile(database: Database, seller: Seller, now: number) {
  let last = { subscription_id: 0, billing_id: 0 };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(owedColumns))),
    async pull(controller) {
      const rows = await owingAfter(database, seller, isoOf(now), last);
      const end = rows.at(-1);
      if (!end) return controller.close();
      last = end;
      const lines = rows.map(({ store, number, due_at, days_late, amount, currency, level }) =>
        csvLine([store, number, due_at, days_late, amountOf(amount, currency), currency, level]),
      );
      controller.enqueue(encoder.encode(lines.join('')));
    },
  });
  return { body, name: 'subscriptions-owed.csv' };
}
