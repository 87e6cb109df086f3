import { platformId } from '../../contract/organisations/platform.ts';
import {
  type InstallationCompany,
  overviewDays,
} from '../../contract/reports/companies-overview.ts';
import type { Database } from '../db/connection.ts';
import { decimalOf, worthOf } from '../runtime/units.ts';

const local = (moment: string) => `(${moment} at time zone cs.time_zone)`;
const startOf = (days: number) =>
  `(date_trunc('day', ${local('$1::timestamptz')}) - interval '${days} days') at time zone cs.time_zone`;
const sumOf = (what: string, from: number, until: number) =>
  `(select coalesce(sum(q.${what}), 0) from store_quarters_now q where q.company_id = c.company_id
    and q.quarter >= quarter_of(${startOf(from)}) and q.quarter < quarter_of(${startOf(until)}))`;

// Companies are few and each is asked for sums by quarter, never for its receipts.
const read = {
  name: 'installation-companies',
  text: `select c.store_id, c.name, c.currency, c.expiration_date_subscription as ends_at,
      case when not c.active_subscription then 'inactive' when c.cancelled_subscription then 'ending' else 'active' end as subscription,
      (select count(*)::int from stores s where s.company_id = c.company_id and s.kind = 'store' and s.deleted_at is null) as stores,
      (select count(*)::int from customers u where u.company_id = c.company_id and u.deleted_at is null) as customers,
      ${sumOf('receipts', overviewDays, 0)}::int as receipts, ${sumOf('amount', overviewDays, 0)} as amount,
      ${sumOf('amount', 2 * overviewDays, overviewDays)} as amount_before,
      (select ${worthOf('coalesce(sum(a.balance), 0)', 'cs.point_value')} from accounts a where a.company_id = c.company_id) as points_value,
      (select count(*)::int from messages m where m.company_id = c.company_id and m.state = 'failed' and m.created_at >= ${startOf(overviewDays)}) as messages_failed,
      (select count(*)::int from billings b where b.company_id = ${platformId} and b.buyer_company_id = c.company_id and b.status = 'failed') as payments_failed
    from stores c join company_settings cs on cs.company_id = c.company_id
    where c.kind = 'company' and c.store_id <> ${platformId} and c.deleted_at is null order by amount desc, c.name, c.store_id limit 500`,
};

type Row = Omit<InstallationCompany, 'ends_at'> & { ends_at: Date | null };

/** How every company of the installation stands, and its last thirty finished days; for super admins alone. */
export async function companiesOf({ pool }: Database, nowMs: number) {
  const { rows } = await pool.query<Row>({ ...read, values: [new Date(nowMs)] });
  return rows.map((row) => ({
    ...row,
    ends_at: row.ends_at && new Date(row.ends_at).toISOString(),
    amount: decimalOf(row.amount),
    amount_before: decimalOf(row.amount_before),
    points_value: decimalOf(Number(row.points_value)),
  }));
}
