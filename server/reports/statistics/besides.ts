import type { Database } from '../../db/connection.ts';
import { financialSums } from '../financial-data.ts';
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

/** By store; the points that expired are those of the financial data, from the sums of days that are over. */
export async function besidesOf(
  database: Database,
  asked: Asked,
  { from, to, since, until }: Range,
  nowMs: number,
): Promise<(storeId: number) => Besides> {
  const { companyId } = asked;
  type Row = Omit<Besides, 'expired'> & { store_id: number };
  const values = [companyId, storeIdsOf(asked), since, until];
  const { rows } = await database.pool.query<Row>({ ...counted, values });
  const people = new Map(rows.map((row) => [row.store_id, row]));
  const sums = await financialSums(database, companyId, { from, to }, nowMs);
  const expired = new Map(sums.rows.map(({ store_id, now }) => [store_id, now.points_expired]));
  return (storeId) => ({
    customers_new: people.get(storeId)?.customers_new ?? 0,
    coupons: people.get(storeId)?.coupons ?? 0,
    gifts: people.get(storeId)?.gifts ?? 0,
    expired: expired.get(storeId) ?? 0,
  });
}
