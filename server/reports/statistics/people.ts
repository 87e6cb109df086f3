import type { Localized } from '../../../contract/engine/languages.ts';
import type { ActiveUsers, ActiveUsersTwoMonths } from '../../../contract/reports/statistics.ts';
import type { Database } from '../../db/connection.ts';
import { monthSoFar } from '../periods.ts';
import { type Asked, askedOf, type Narrowed, periodReply, rangeOf, storeIdsOf } from './asked.ts';

const came = (since: string, until: string) => `t.company_id = $1 and t.store_id = any($2::bigint[])
  and t.created_at >= ${since} and t.created_at < ${until} and t.status = 'posted' and t.user_account_id is not null
  and ($5::text is null or t.channel = $5)`;

// Whoever came in several stores is counted in each, and once in all of them; whoever was deleted since is no customer.
const active = {
  name: 'statistics-active',
  text: `with came as materialized (select distinct t.store_id, t.user_account_id from transactions t where ${came('$3', '$4')}),
    people as materialized (select p.user_account_id, exists (select 1 from transactions e where e.company_id = $1
        and e.user_account_id = p.user_account_id and e.created_at < $3 and e.status = 'posted') as known
      from (select distinct user_account_id from came) p
      join customers c on c.company_id = $1 and c.user_account_id = p.user_account_id and c.deleted_at is null)
    select c.store_id, count(distinct p.user_account_id)::int as active, count(distinct p.user_account_id) filter (where p.known)::int as returning
      from came c join people p on p.user_account_id = c.user_account_id group by grouping sets ((c.store_id), ())`,
};
const registered = {
  name: 'statistics-registered',
  text: `select c.store_id, count(*)::int as people from customers c where c.company_id = $1 and c.store_id = any($2::bigint[])
    and c.created_at >= $3 and c.created_at < $4 and c.deleted_at is null group by 1`,
};

interface ActiveRow {
  store_id: number | null;
  active: number;
  returning: number;
}

// On a ladder over a lifetime the sums say who is where; else it is kept with the account.
const tiers = {
  name: 'statistics-tiers',
  text: `select p.store_point_title_id, p.title, count(a.user_account_id)::int as customers from company_settings cs
    join accounts a on a.company_id = cs.company_id join customers c on c.company_id = a.company_id and c.user_account_id = a.user_account_id
      and c.deleted_at is null and c.store_id = any($2::bigint[])
    left join point_titles p on p.company_id = cs.company_id and cs.tiers_enabled and case cs.tier_system when 'lifetime'
      then case cs.tier_mode_id when 2 then a.total_amount else a.earned end >= p."from"
        and (p."to" = -1 or case cs.tier_mode_id when 2 then a.total_amount else a.earned end <= p."to")
      else p.store_point_title_id = a.store_point_title_id end
    where cs.company_id = $1 group by p.store_point_title_id, p.title, p."from" order by p."from" nulls first`,
};

const cohortMonths = 12;
const cohorts = {
  name: 'statistics-cohorts',
  text: `with people as materialized (select c.user_account_id, date_trunc('month', c.created_at at time zone $3) as month from customers c
      where c.company_id = $1 and c.store_id = any($2::bigint[]) and c.deleted_at is null
        and c.created_at >= (date_trunc('month', $4::timestamptz at time zone $3) - interval '${cohortMonths - 1} months') at time zone $3),
    came as (select distinct p.month, p.user_account_id, date_trunc('month', t.created_at at time zone $3) as at
      from people p join transactions t on t.company_id = $1 and t.user_account_id = p.user_account_id and t.status = 'posted'
        and t.created_at >= p.month at time zone $3)
    select to_char(m.month, 'YYYY-MM') as month, m.customers, array(select (select count(*) from came c where c.month = m.month and c.at = at.at)::int
        from generate_series(m.month, date_trunc('month', $4::timestamptz at time zone $3), interval '1 month') at(at) order by at.at) as came
      from (select month, count(*)::int as customers from people group by 1) m order by 1`,
};

const placeOf = ({ stores }: Asked) => stores.filter(({ deleted }) => !deleted);

async function activeIn({ pool }: Database, asked: Asked) {
  const { companyId, range, channel = null } = asked;
  const values = [companyId, storeIdsOf(asked), range.since, range.until, channel];
  const { rows } = await pool.query<ActiveRow>({ ...active, values });
  const people = await pool.query<{ store_id: number; people: number }>({
    ...registered,
    values: values.slice(0, 4),
  });
  const joined = new Map(people.rows.map(({ store_id, people }) => [store_id, people]));
  const of = (storeId: number | null) => rows.find(({ store_id }) => store_id === storeId);
  const told = (storeId: number | null, customers_new: number) => ({
    customers_new,
    active: of(storeId)?.active ?? 0,
    returning: of(storeId)?.returning ?? 0,
  });
  const all = [...joined.values()].reduce((sum, count) => sum + count, 0);
  return {
    stores: placeOf(asked).map((store) => ({
      ...store,
      ...told(store.store_id, joined.get(store.store_id) ?? 0),
    })),
    total: told(null, all),
  };
}

/** Who was new, who came and who came back in a period, by store; customers by tier; and who of a month came again. */
export async function activeUsersOf(
  database: Database,
  companyId: number,
  query: Narrowed,
  nowMs: number,
): Promise<ActiveUsers> {
  const asked = await askedOf(database, companyId, query, nowMs);
  const { pool } = database;
  const values = [companyId, storeIdsOf(asked)];
  type Tier = { store_point_title_id: number | null; title: Localized | null; customers: number };
  const inTiers = await pool.query<Tier>({ ...tiers, values });
  const months = await pool.query<ActiveUsers['cohorts'][number]>({
    ...cohorts,
    values: [...values, asked.zone, new Date(nowMs)],
  });
  return {
    period: periodReply(asked.range),
    ...(await activeIn(database, asked)),
    tiers: inTiers.rows,
    cohorts: months.rows,
  };
}

const twoMonths = {
  name: 'statistics-two-months',
  text: `with came as materialized (select t.store_id, t.user_account_id, bool_or(t.created_at >= $6) as now, bool_or(t.created_at < $6) as before
      from transactions t where ${came('$3', '$4')} group by 1, 2),
    here as (select came.* from came join customers c on c.company_id = $1 and c.user_account_id = came.user_account_id and c.deleted_at is null),
    people as (select store_id, now, before from here
      union all select null, bool_or(now), bool_or(before) from here group by user_account_id)
    select store_id, count(*) filter (where now)::int as this_month, count(*) filter (where before)::int as last_month,
      count(*) filter (where now and before)::int as both from people group by 1`,
};

const firstOfMonthBefore = (day: string) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
};

/** Who came in this month so far and in the last one, by store. */
export async function twoMonthsOf(
  database: Database,
  companyId: number,
  query: Narrowed,
  nowMs: number,
): Promise<ActiveUsersTwoMonths> {
  const asked = await askedOf(database, companyId, query, nowMs);
  const { from, to } = monthSoFar(asked.today);
  const before = firstOfMonthBefore(from);
  const { since, until } = await rangeOf(database, { from: before, to }, asked.zone);
  const month = await rangeOf(database, { from, to }, asked.zone);
  const values = [companyId, storeIdsOf(asked), since, until, asked.channel ?? null, month.since];
  type Row = ActiveUsersTwoMonths['total'] & { store_id: number | null };
  const { rows } = await database.pool.query<Row>({ ...twoMonths, values });
  const of = (storeId: number | null) => {
    const row = rows.find(({ store_id }) => store_id === storeId);
    return {
      this_month: row?.this_month ?? 0,
      last_month: row?.last_month ?? 0,
      both: row?.both ?? 0,
    };
  };
  return {
    this_month: from.slice(0, 7),
    last_month: before.slice(0, 7),
    stores: placeOf(asked).map((store) => ({ ...store, ...of(store.store_id) })),
    total: of(null),
  };
}
