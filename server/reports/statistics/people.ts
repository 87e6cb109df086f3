import type { Localized } from '../../../contract/engine/languages.ts';
import type { ActiveUsers, ActiveUsersTwoMonths } from '../../../contract/reports/statistics.ts';
import type { Database } from '../../db/connection.ts';
import { monthSoFar } from '../periods.ts';
import {
  type Asked,
  askedOf,
  instantsOf,
  type Narrowed,
  periodReply,
  rangeOf,
  storeIdsOf,
} from './asked.ts';

// Whoever came in several stores is counted in each, and once in all of them; whoever was deleted since is no customer.
const here = `gone as materialized (select * from people_gone($1)),
    here as materialized (select c.*, case when g.people is null then c.people else c.people & ~g.people end as present
      from came c left join gone g on g.block = c.block)`;
const everywhere = 'array(select s.store_id from stores s where s.company_id = $1)';

const active = {
  name: 'statistics-active',
  text: `with came as materialized (select * from people_in($1, $2::bigint[], $5::text, $3, $4)), ${here},
    known as materialized (select k.block, bit_or(k.people) as people from people_in($1, ${everywhere}, null, '-infinity', $3) k group by 1),
    people as (select h.store_id, h.block, bit_or(h.present) as people from here h group by grouping sets ((h.store_id, h.block), (h.block)))
    select p.store_id, sum(bit_count(p.people))::int as active, coalesce(sum(bit_count(p.people & k.people)), 0)::int as returning
      from people p left join known k on k.block = p.block group by 1`,
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
    left join point_titles p on p.company_id = cs.company_id and p.deleted_at is null and cs.tiers_enabled
      and case cs.tier_system when 'lifetime'
      then case cs.tier_mode_id when 2 then a.total_amount else a.earned end >= p."from"
        and (p."to" = -1 or case cs.tier_mode_id when 2 then a.total_amount else a.earned end <= p."to")
      else p.store_point_title_id = a.store_point_title_id end
    where cs.company_id = $1 group by p.store_point_title_id, p.title, p."from" order by p."from" nulls first`,
};

const cohortMonths = 12;
// Of each month of registration and each month since, how many are in both.
const cohorts = {
  name: 'statistics-cohorts',
  text: `with registered as materialized (select date_trunc('month', c.created_at at time zone $3) as month, c.user_account_id >> 6 as word,
        bit_or(person_bit(c.user_account_id)) as people, count(*) as customers from customers c
      where c.company_id = $1 and c.store_id = any($2::bigint[]) and c.deleted_at is null
        and c.created_at >= (date_trunc('month', $4::timestamptz at time zone $3) - interval '${cohortMonths - 1} months') at time zone $3 group by 1, 2),
    months as (select month, sum(customers)::int as customers from registered group by 1),
    people as materialized (select month, word >> 9 as block, bit_or(people_of_word(word, people)) as people from registered group by 1, 2),
    times as (select at from generate_series((select min(month) from months), date_trunc('month', $4::timestamptz at time zone $3), interval '1 month') at(at)),
    came as materialized (select t.at, p.block, bit_or(p.people) as people from times t
      cross join lateral people_in($1, ${everywhere}, null, t.at at time zone $3, (t.at + interval '1 month') at time zone $3) p group by 1, 2)
    select to_char(m.month, 'YYYY-MM') as month, m.customers, array(select coalesce((select sum(bit_count(c.people & p.people))
          from came c join people p on p.block = c.block where c.at = t.at and p.month = m.month), 0)::int
        from times t where t.at >= m.month order by t.at) as came
      from months m order by 1`,
};

const cohortMonthsOf = {
  name: 'statistics-cohort-months',
  text: `select to_char(at, 'YYYY-MM') as month, at at time zone $1 as since, (at + interval '1 month') at time zone $1 as until
    from date_trunc('month', $2::timestamptz at time zone $1) now(month),
      generate_series(now.month - interval '${cohortMonths - 1} months', now.month, interval '1 month') at(at)`,
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
  const now = new Date(nowMs);
  const values = [companyId, storeIdsOf(asked)];
  type Tier = { store_point_title_id: number | null; title: Localized | null; customers: number };
  type Month = { month: string; since: Date; until: Date };
  // None needs another: of a million customers each takes its time.
  const [active, inTiers, months, times] = await Promise.all([
    activeIn(database, asked),
    pool.query<Tier>({ ...tiers, values }),
    pool.query<ActiveUsers['cohorts'][number]>({
      ...cohorts,
      values: [...values, asked.zone, now],
    }),
    pool.query<Month>({ ...cohortMonthsOf, values: [asked.zone, now] }),
  ]);
  return {
    period: periodReply(asked.range),
    ...active,
    tiers: inTiers.rows,
    cohorts: months.rows,
    cohort_months: times.rows.map(({ month, ...span }) => ({ month, ...instantsOf(span) })),
  };
}

const twoMonths = {
  name: 'statistics-two-months',
  text: `with came as materialized (select *, true as now from people_in($1, $2::bigint[], $5::text, $6, $4)
      union all select *, false from people_in($1, $2::bigint[], $5::text, $3, $6)), ${here},
    people as (select h.store_id, h.block, bit_or(h.present) filter (where h.now) as now, bit_or(h.present) filter (where not h.now) as before
      from here h group by grouping sets ((h.store_id, h.block), (h.block)))
    select store_id, coalesce(sum(bit_count(now)), 0)::int as this_month, coalesce(sum(bit_count(before)), 0)::int as last_month,
      coalesce(sum(bit_count(now & before)), 0)::int as both from people group by 1`,
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
    periods: {
      this_month: instantsOf(month),
      last_month: instantsOf({ since, until: month.since }),
    },
    stores: placeOf(asked).map((store) => ({ ...store, ...of(store.store_id) })),
    total: of(null),
  };
}
