import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Movements } from '../../contract/reports/reports.ts';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';
import { receiptMoves } from '../ledger/store-moves.ts';
import { decimalOf, pointsOf } from '../runtime/units.ts';
import { takesBack } from '../tables/ledger-terms.ts';

type Bucket = 'day' | 'month';
type Numbers = Omit<Movements, 'from'>;
const names = [
  'receipts',
  'amount',
  'issued',
  'taken_back',
  'redeemed',
  'redeemed_of_others',
  'redeemed_elsewhere',
  'expired',
  'adjusted',
  'to_partners',
  'from_partners',
] as const satisfies readonly (keyof Numbers)[];
const numbersOf = (count: (name: keyof Numbers) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Numbers;
const empty = numbersOf(() => 0);

const within = (column: string) => `${column} >= ($3::date)::timestamp at time zone cs.time_zone
  and ${column} < ($4::date + 1)::timestamp at time zone cs.time_zone`;
const bucketed = (bucket: Bucket, column: string) =>
  `to_char(date_trunc('${bucket}', ${column} at time zone cs.time_zone), 'YYYY-MM-DD')`;

/** Sums over entries, each side of the store apart; receipts are counted beside them. */
const pointsBy = (bucket: Bucket) => `select ${bucketed(bucket, 'p.created_at')} as "from",
    -coalesce(sum(e.amount) filter (where e.side = 'issued' and not ${takesBack('p.kind')} and e.store_id = $2), 0) as issued,
    coalesce(sum(e.amount) filter (where e.side = 'issued' and ${takesBack('p.kind')} and e.store_id = $2), 0) as taken_back,
    coalesce(sum(e.amount) filter (where e.side = 'redeemed' and e.redeem_store_id = $2), 0) as redeemed,
    coalesce(sum(e.amount) filter (where e.side = 'redeemed' and e.redeem_store_id = $2 and e.store_id <> $2), 0) as redeemed_of_others,
    coalesce(sum(e.amount) filter (where e.side = 'redeemed' and e.redeem_store_id <> $2 and e.store_id = $2), 0) as redeemed_elsewhere,
    coalesce(sum(e.amount) filter (where e.side = 'expired' and e.store_id = $2), 0) as expired,
    -coalesce(sum(e.amount) filter (where e.side = 'adjusted' and e.store_id = $2), 0) as adjusted,
    coalesce(sum(e.amount) filter (where e.side = 'synergy' and p.kind = 'synergy_out' and e.store_id = $2), 0) as to_partners,
    -coalesce(sum(e.amount) filter (where e.side = 'synergy' and p.kind = 'synergy_in' and e.redeem_store_id = $2), 0) as from_partners
  from postings p
  join company_settings cs on cs.company_id = p.company_id
  join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
  where p.company_id = $1 and (e.store_id = $2 or e.redeem_store_id = $2) and ${within('p.created_at')}
  group by 1`;

const receiptsBy = (
  bucket: Bucket,
) => `select ${bucketed(bucket, 'm.at')} as "from", sum(m.receipts)::int as receipts, sum(m.amount) as amount
  from company_settings cs cross join lateral (${receiptMoves({ place: '= $2', within })}) m where cs.company_id = $1 group by 1`;

const figuresOf = (sums: Numbers) =>
  numbersOf((name) => (name === 'receipts' ? sums.receipts : decimalOf(sums[name])));

const plus = (a: Numbers, b: Numbers) => numbersOf((name) => a[name] + b[name]);

/** What moved in a store's points in each bucket of a period of its own days, and in all of it. */
async function movementsOf(
  { pool }: Database,
  { companyId, storeId }: Tenant,
  bucket: Bucket,
  froms: string[],
  to: string,
) {
  const values = [companyId, storeId, froms[0], to];
  const points = await pool.query<Partial<Movements>>({
    name: `points-by-${bucket}`,
    text: pointsBy(bucket),
    values,
  });
  const receipts = await pool.query<Partial<Movements>>({
    name: `receipts-by-${bucket}`,
    text: receiptsBy(bucket),
    values,
  });
  const rows = [...points.rows, ...receipts.rows];
  const sums = froms.map((from) => ({
    ...empty,
    ...Object.assign({}, ...rows.filter((row) => row.from === from)),
    from,
  })) as Movements[];
  return {
    buckets: sums.map((each) => ({ ...figuresOf(each), from: each.from })),
    total: figuresOf(sums.reduce<Numbers>(plus, empty)),
  };
}

function daysBetween(from: string, to: string) {
  const days: string[] = [];
  for (
    let at = Date.parse(`${from}T12:00:00Z`);
    at <= Date.parse(`${to}T12:00:00Z`);
    at += 86_400_000
  )
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** The store's points day by day. */
export async function pointAnalysisOf(
  database: Database,
  tenant: Tenant,
  from: string,
  to: string,
) {
  const { buckets, total } = await movementsOf(database, tenant, 'day', daysBetween(from, to), to);
  return { days: buckets, total };
}

/** The store's points month by month of a year. */
export async function monthlyPointsOf(database: Database, tenant: Tenant, year: number) {
  const months = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`,
  );
  const { buckets, total } = await movementsOf(database, tenant, 'month', months, `${year}-12-31`);
  return { months: buckets, total };
}

interface Listed {
  posting_id: number;
  kind: string;
  store: { store_id: number; name: string };
  transaction_id: number | null;
  customer: string;
  points: number;
  created_at: Date;
}

const moved = `p.company_id = $1 and (e.store_id = $2 or e.redeem_store_id = $2) and ${within('p.created_at')}`;

const postings = {
  name: 'store-postings',
  text: `select p.posting_id, p.kind, json_build_object('store_id', s.store_id, 'name', s.name) as store, p.transaction_id, concat_ws(' ', c.first_name, c.last_name) as customer,
      coalesce(sum(e.amount) filter (where e.side = 'customer'), 0) as points, p.created_at
    from postings p
    join company_settings cs on cs.company_id = p.company_id
    join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
    join stores s on s.company_id = p.company_id and s.store_id = p.store_id
    join customers c on c.company_id = p.company_id and c.user_account_id = p.user_account_id
    where ${moved}
    group by p.posting_id, p.kind, s.store_id, s.name, p.transaction_id, c.first_name, c.last_name, p.created_at
    order by p.created_at desc, p.posting_id desc limit ${itemsPerPage} offset $5`,
};
const counted = {
  name: 'store-postings-counted',
  text: `select count(distinct p.posting_id)::int as total from postings p
    join company_settings cs on cs.company_id = p.company_id
    join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
    where ${moved}`,
};

/** The postings that moved points of a store in a period, newest first. */
export async function postingsOf(
  { pool }: Database,
  { companyId, storeId }: Tenant,
  from: string,
  to: string,
  page: number,
) {
  const period = [companyId, storeId, from, to];
  const values = [...period, (page - 1) * itemsPerPage];
  const { rows } = await pool.query<Listed>({ ...postings, values });
  const all = await pool.query<{ total: number }>({ ...counted, values: period });
  return {
    postings: rows.map((row) => ({
      ...row,
      points: pointsOf(row.points),
      created_at: row.created_at.toISOString(),
    })),
    pagination: paginationOf(page, all.rows[0]?.total ?? 0, rows.length),
  };
}
