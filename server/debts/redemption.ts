import type { MonthlyRedemption } from '../../contract/debts/company-calls.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Queryable } from '../db/transaction.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { boundsOf, headOf, type Month } from './months.ts';

interface Row {
  store_id: number;
  name: string;
  kind: 'gift' | 'coupon';
  supplier: { store_id: number; name: string } | null;
  redemptions: number;
  points: number;
  points_value: number;
  cost: number;
}

// What its supplier is paid stands on the order; a gift that a store hands over has its own cost.
const redeemed = `select s.store_id, s.name, case when c.kind = 'gift' then 'gift' else 'coupon' end as kind,
    case when v.store_id is not null then json_build_object('store_id', v.store_id, 'name', v.name) end as supplier,
    count(*)::int as redemptions, coalesce(sum(c.points), 0) as points,
    coalesce(div(sum(c.points * coalesce(p.point_value, 0))::numeric, 10000), 0) as points_value,
    coalesce(sum(coalesce(o.cost, case when g.cost_type is distinct from 'percentage' then g.cost end)), 0) as cost
  from claims c
  join stores s on s.company_id = c.company_id and s.store_id = coalesce(c.redeem_store_id, c.store_id)
  left join gifts g on g.company_id = c.company_id and g.gift_id = c.gift_id
  left join gift_orders o on o.company_id = c.company_id and o.transaction_id = c.claim_id
  left join stores v on v.company_id = c.company_id and v.store_id = coalesce(o.store_supplier_id, g.supplier_store_id)
  left join lateral (select p.point_value from postings p where p.company_id = c.company_id and p.claim_id = c.claim_id and p.kind = 'redemption' limit 1) p on true
  where c.company_id = $1 and c.state = 'redeemed' and c.redeemed_at >= $2 and c.redeemed_at < $3
    and ($4::bigint is null or s.store_id = $4) and ($5::bigint is null or v.store_id = $5)
  group by s.store_id, s.name, 3, v.store_id, v.name order by fold(s.name) collate "C", s.store_id, 3, fold(v.name) collate "C" nulls last`;

export interface Narrowed {
  readonly storeId?: number | undefined;
  readonly supplierId?: number | undefined;
  readonly page: number;
}

const sumsOf = (rows: readonly Row[]) => {
  const sum = (name: 'redemptions' | 'points' | 'points_value' | 'cost') =>
    rows.reduce((all, row) => all + Number(row[name]), 0);
  return {
    redemptions: sum('redemptions'),
    points: pointsOf(sum('points')),
    points_value: moneyOf(sum('points_value')),
    cost: moneyOf(sum('cost')),
  };
};

/** Gifts and coupons that were redeemed in a month, by store, kind and supplier. */
export async function redemptionsOf(
  client: Queryable,
  month: Month,
  asked: Narrowed,
): Promise<MonthlyRedemption> {
  const { since, until } = await boundsOf(client, month);
  const { storeId = null, supplierId = null, page } = asked;
  const { rows } = await client.query<Row>(redeemed, [
    month.companyId,
    since,
    until,
    storeId,
    supplierId,
  ]);
  const shown = rows.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return {
    ...headOf(month),
    rows: shown.map(({ store_id, name, kind, supplier, ...row }) => ({
      store_id,
      name,
      kind,
      supplier,
      ...sumsOf([{ store_id, name, kind, supplier, ...row }]),
    })),
    total: sumsOf(rows),
    pagination: paginationOf(page, rows.length, shown.length),
  };
}
