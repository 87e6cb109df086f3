import type { CustomerYear } from '../../contract/customers/customer-story.ts';
import { tierModeIds } from '../../contract/point-titles/point-titles.ts';
import type { Database } from '../db/connection.ts';
import { type Context, readContext } from '../ledger/context.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { accountsOfPerson } from './accounts-of.ts';
import { tiersOf } from './find.ts';
import { assertCustomer } from './record.ts';

const local = (moment: string) => `(${moment} at time zone cs.time_zone)`;

const months = {
  name: 'customer-year',
  text: `select to_char(m, 'YYYY-MM-DD') as month, c.currency,
      count(t.transaction_id)::int as receipts, coalesce(sum(t.amount - t.returned_amount), 0) as amount,
      coalesce(sum(t.points - t.points_taken), 0) as points
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    cross join lateral generate_series(date_trunc('month', ${local('$3::timestamptz')}) - interval '11 months',
      date_trunc('month', ${local('$3::timestamptz')}), interval '1 month') m
    left join transactions t on t.company_id = $1 and t.user_account_id = any($2::bigint[]) and t.status = 'posted'
      and t.created_at >= m at time zone cs.time_zone and t.created_at < (m + interval '1 month') at time zone cs.time_zone
    where cs.company_id = $1 group by m, c.currency order by m`,
};

interface Row {
  month: string;
  currency: string;
  receipts: number;
  amount: number;
  points: number;
}

/** The rules of points are read by store; of tiers they are the same in each. */
async function contextOf({ pool }: Database, companyId: number, id: number, nowMs: number) {
  const { rows } = await pool.query<{ store_id: number }>(
    `select store_id from stores where company_id = $1 and kind = 'store' and deleted_at is null order by store_id limit 1`,
    [companyId],
  );
  const storeId = rows[0]?.store_id;
  if (!storeId) return undefined;
  const context = await readContext(pool, {
    companyId,
    storeId,
    nowMs,
    customer: { user_account_id: id },
    withLots: false,
  });
  return 'ladder' in context ? context : undefined;
}

function wayOf(
  context: Context | undefined,
  nowMs: number,
): Pick<CustomerYear, 'tier' | 'next_tier'> {
  if (!context) return { tier: null, next_tier: null };
  const { tier, next_tier } = tiersOf(context, nowMs);
  const counts = context.tier_mode_id === tierModeIds.amount ? 'amount' : 'points';
  return { tier, next_tier: next_tier && { ...next_tier, counts } };
}

/** The last twelve months of a customer by the company's calendar, and how far the next tier is. Throws not_found for nobody of the company. */
export async function yearOf(
  database: Database,
  companyId: number,
  id: number,
  nowMs: number,
): Promise<CustomerYear> {
  await assertCustomer(database, companyId, id);
  const accounts = await accountsOfPerson(database.pool, companyId, id);
  const values = [companyId, accounts, new Date(nowMs)];
  const { rows } = await database.pool.query<Row>({ ...months, values });
  const context = await contextOf(database, companyId, id, nowMs);
  return {
    currency: rows[0]?.currency ?? '',
    months: rows.map(({ month, receipts, amount, points }) => ({
      month,
      receipts,
      amount: moneyOf(amount),
      points: pointsOf(points),
    })),
    ...wayOf(context, nowMs),
  };
}
