import type { Database } from '../../db/connection.ts';
import { type Asked, type Range, storeIdsOf } from './asked.ts';

/** What of a store is no receipt: who registered, what was redeemed, and points that expired, in hundredths. */
export interface Besides {
  readonly customers_new: number;
  readonly coupons: number;
  readonly gifts: number;
  readonly expired: number;
}

const counted = {
  name: 'statistics-besides',
  text: `select store_id, sum(people)::int as customers_new, sum(coupons)::int as coupons, sum(gifts)::int as gifts from (
      select c.store_id, count(*) as people, 0 as coupons, 0 as gifts from customers c
        where c.company_id = $1 and c.store_id = any($2::bigint[]) and c.created_at >= $3 and c.created_at < $4 and c.deleted_at is null group by 1
      union all select k.redeem_store_id, 0, count(*) filter (where k.kind <> 'gift'), count(*) filter (where k.kind = 'gift') from claims k
        where k.company_id = $1 and k.state = 'redeemed' and k.redeemed_at >= $3 and k.redeemed_at < $4
          and k.redeem_store_id = any($2::bigint[]) group by 1) x group by 1`,
};

const expiredByDay = {
  name: 'statistics-expired',
  text: `select d.store_id, sum(d.sum) as points from ledger_days d where d.company_id = $1 and d.what = 'expired'
    and d.store_id = any($2::bigint[]) and d.day >= $3 and d.day <= $4 group by 1`,
};
// Not prepared: how many there are is known only with the moments.
const expiredSince = `select e.store_id, sum(e.amount) as points from postings p
    join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
  where p.company_id = $1 and p.created_at >= $3 and p.created_at < $4 and e.side = 'expired' and e.store_id = any($2::bigint[]) group by 1`;

const dayMs = 86_400_000;

/** Points that expired, as the financial data has them: by the sums of days that are kept, and by postings since. */
async function expiredIn({ pool }: Database, asked: Asked, { from, to, since, until }: Range) {
  const { lastDay, keptUntil, companyId, channel } = asked;
  const expired = new Map<number, number>();
  // They are of no channel.
  if (channel) return expired;
  type Row = { store_id: number; points: number };
  const add = ({ rows }: { rows: readonly Row[] }) => {
    for (const { store_id, points } of rows)
      expired.set(store_id, (expired.get(store_id) ?? 0) + points);
  };
  const of = [companyId, storeIdsOf(asked)];
  const last = Math.min(Date.parse(to) / dayMs, lastDay ?? Number.NEGATIVE_INFINITY);
  if (Number.isFinite(last))
    add(
      await pool.query<Row>({ ...expiredByDay, values: [...of, Date.parse(from) / dayMs, last] }),
    );
  const rest = keptUntil && keptUntil > since ? keptUntil : since;
  if (rest < until) add(await pool.query<Row>(expiredSince, [...of, rest, until]));
  return expired;
}

/** By store. */
export async function besidesOf(
  database: Database,
  asked: Asked,
  range: Range,
): Promise<(storeId: number) => Besides> {
  const { companyId } = asked;
  type Row = Omit<Besides, 'expired'> & { store_id: number };
  const values = [companyId, storeIdsOf(asked), range.since, range.until];
  const { rows } = await database.pool.query<Row>({ ...counted, values });
  const people = new Map(rows.map((row) => [row.store_id, row]));
  const expired = await expiredIn(database, asked, range);
  return (storeId) => ({
    customers_new: people.get(storeId)?.customers_new ?? 0,
    coupons: people.get(storeId)?.coupons ?? 0,
    gifts: people.get(storeId)?.gifts ?? 0,
    expired: expired.get(storeId) ?? 0,
  });
}
