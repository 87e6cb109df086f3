import { type SQL, sql } from 'drizzle-orm';
import { rangedFigures, receiptFilters } from '../../contract/customers/company-customers.ts';
import { paginationOf } from '../../contract/engine/endpoint.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import { consentChannels } from '../../contract/messages/consents.ts';
import type { Database } from '../db/connection.ts';
import { cutOf } from '../engine/list.ts';
import { nearTotalOf } from '../engine/total.ts';
import { birthdayOf } from '../tables/birthday-sql.ts';
import { cameBefore, cameWhere, inStoresOf, type Receipt, storesIn } from './came.ts';
import { customerReply, from, type Listed, listedColumns } from './record.ts';
import { matching } from './search/matching.ts';

const redeemed = (companyId: number, having: SQL) =>
  sql`(select m.user_account_id from claims m where m.company_id = ${companyId} and m.state = 'redeemed'
    and m.user_account_id is not null group by m.user_account_id having ${having})`;

/** What is counted of a customer, as it is stored, and in what units. */
const figures: Record<string, { column: SQL; units: number }> = {
  total_transactions: { column: sql`a.total_transactions`, units: 1 },
  total_amount: { column: sql`a.total_amount`, units: 100 },
  current_balance: { column: sql`a.balance`, units: 100 },
};

/** On a ladder over a lifetime the sums say who is where; else it is kept with the account. */
const inTier = (tier: number, companyId: number) => {
  const one = (what: SQL) =>
    sql`(select ${what} from point_titles p join company_settings cs on cs.company_id = p.company_id
      where p.company_id = ${companyId} and p.store_point_title_id = ${tier} and p.deleted_at is null and cs.tiers_enabled)`;
  const measure = sql`case ${one(sql`cs.tier_mode_id`)} when 2 then a.total_amount else a.earned end`;
  return sql`case ${one(sql`cs.tier_system`)} when 'lifetime' then ${measure} >= ${one(sql`p."from"`)}
      and (${one(sql`p."to"`)} = -1 or ${measure} <= ${one(sql`p."to"`)})
    else a.store_point_title_id = ${tier} end`;
};

type Filter = (value: never, companyId: number) => SQL;

function rangeOf(name: (typeof rangedFigures)[number]): Record<string, Filter> {
  const { column, units } = figures[name] ?? {};
  if (!column || !units)
    return {
      [`minimum_${name}`]: (least: number, companyId) =>
        least > 0
          ? sql`c.user_account_id in ${redeemed(companyId, sql`count(*) >= ${least}`)}`
          : sql`true`,
      [`maximum_${name}`]: (most: number, companyId) =>
        sql`c.user_account_id not in ${redeemed(companyId, sql`count(*) > ${most}`)}`,
    };
  return {
    [`minimum_${name}`]: (least: number) => sql`${column} >= ${Math.round(least * units)}`,
    [`maximum_${name}`]: (most: number) => sql`${column} <= ${Math.round(most * units)}`,
  };
}

/** Who agreed to a channel and left an address for it. */
export const reach: Record<string, SQL> = {
  sms: sql`c.sms and c.mobile is not null`,
  viber: sql`c.viber and c.mobile is not null`,
  mail: sql`c.mail and c.email is not null`,
  push: sql`c.push and c.user_account_id in (select survivor_of(b.company_id, b.user_account_id) from push_subscriptions b where b.company_id = c.company_id)`,
};

const flags = new Map([
  ['true', true],
  ['false', false],
]);

const filters: Record<string, Filter> = {
  q: (q: string, companyId) => matching(companyId, q),
  user_account_id: (ids: number[]) =>
    sql`c.user_account_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`,
  ...Object.fromEntries(
    ['gender', 'country_id', 'county_id', 'marketing', ...consentChannels].map((name) => [
      name,
      (value: unknown) => sql`${sql.raw(`c.${name}`)} = ${value}`,
    ]),
  ),
  registration_store_id: (stores: number[]) => inStoresOf(sql`c.store_id`, stores),
  registration_region_id: (regions: number[], companyId) =>
    sql`c.store_id in ${storesIn(regions, companyId)}`,
  created_at: ([since, until]: [string, string]) =>
    sql`c.created_at >= ${since}::timestamptz and c.created_at < ${until}::timestamptz`,
  updated_since: (moment: string) => sql`c.updated_at >= ${moment}::timestamptz`,
  first_transaction_store_id: (store: number) => sql`a.first_transaction_store_id = ${store}`,
  came_before: cameBefore,
  minimum_age: (years: number) =>
    sql`c.birth_date <= (current_date - make_interval(years => ${years}::int))::date`,
  maximum_age: (years: number) =>
    sql`c.birth_date > (current_date - make_interval(years => ${years + 1}::int))::date`,
  birth_date: (day: string) =>
    day.length === 5
      ? sql`${sql.raw(birthdayOf('c.'))} = ${Number(day.replace('-', ''))}`
      : sql`c.birth_date = ${day}::date`,
  attribute: (query: string) => {
    const [definition = '', ...value] = query.split(':');
    const text = value.join(':');
    const parsed = flags.get(text) ?? (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
    return sql`(c.extra_attributes @> ${JSON.stringify({ [definition]: text })}::jsonb
      or c.extra_attributes @> ${JSON.stringify({ [definition]: parsed })}::jsonb)`;
  },
  tier_id: inTier,
  reachable: (channel: string) => reach[channel] ?? sql`false`,
  ...Object.assign({}, ...rangedFigures.map(rangeOf)),
};

/** What narrows the customers of a company, within it. */
export function customersWhere(companyId: number, query: ListQuery): SQL {
  const { page: _, sort: __, order: ___, ...criteria } = query;
  const narrowed = Object.entries(criteria)
    .filter(
      ([name, value]) =>
        value !== undefined && value !== '' && !Object.hasOwn(receiptFilters, name),
    )
    // The rule of each filter said what it is asked for, before it came here.
    .map(([name, value]) => filters[name]?.(value as never, companyId) ?? sql`true`);
  return sql.join(
    [
      sql`c.company_id = ${companyId} and c.deleted_at is null`,
      ...narrowed,
      ...cameWhere(companyId, criteria as Receipt),
    ],
    sql` and `,
  );
}

const mostOfFew = 1_000;
const ofAccount = ['first_transaction_store_id', 'tier_id', ...Object.keys(figures)];
/** Everybody has an account: it is only looked for where something of it is asked. */
const asksAccount = (query: ListQuery) =>
  Object.keys(query).some((name) => ofAccount.includes(name.replace(/^(min|max)imum_/, '')));

const sorts: Record<string, SQL> = {
  created_at: sql`c.created_at`,
  updated_at: sql`c.updated_at`,
  user_account_id: sql`c.user_account_id`,
  first_name: sql`fold(c.first_name) collate "C"`,
  last_name: sql`fold(coalesce(c.last_name, '')) collate "C"`,
  mobile: sql`c.mobile`,
  email: sql`fold(coalesce(c.email, '')) collate "C"`,
  total_transactions: sql`a.total_transactions`,
  redeemed_points: sql`a.redeemed`,
  current_balance: sql`a.balance`,
  total_price: sql`a.total_amount`,
};

/** Along the order of a list, a million would be walked through for a few: these are found first and then sorted. */
const matchesFirst = (companyId: number, among: SQL, where: SQL) =>
  sql`c.company_id = ${companyId} and c.user_account_id in (with these as materialized
    (select c.user_account_id from ${among} where ${where}) select user_account_id from these)`;

/** One page of a company's customers, by whatever they were asked for. */
export async function listCustomers(database: Database, companyId: number, query: ListQuery) {
  const { order } = query;
  const { page, size, before } = cutOf(query);
  const sort = query.sort ?? (query.updated_since ? 'updated_at' : undefined);
  const direction = sql.raw((order ?? (sort ? 'asc' : 'desc')) === 'desc' ? 'desc' : 'asc');
  const where = customersWhere(companyId, query);
  const among = asksAccount(query) ? from : sql`customers c`;
  const total = await nearTotalOf(database, among, where);
  const few = !total.estimated && total.total <= mostOfFew;
  const { rows } = await database.db.execute<Listed>(sql`select ${listedColumns} from ${from}
    where ${few ? matchesFirst(companyId, among, where) : where}
    order by ${sorts[sort ?? 'created_at']} ${direction}, c.user_account_id ${direction}
    limit ${size} offset ${before}`);
  const customers = rows.map(customerReply);
  return { customers, pagination: paginationOf(page, total, customers.length, size) };
}
