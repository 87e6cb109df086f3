import type { DebtKind } from '../../contract/debts/states.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Queryable } from '../db/transaction.ts';
import { moneyOf, pointsOf, worth } from '../runtime/units.ts';
import { boundsOf, type Month } from './months.ts';

interface Row {
  posting_id: number;
  kind: string;
  store: { store_id: number; name: string };
  transaction_id: number | null;
  points: number;
  point_value: number;
  created_at: Date;
}

export interface Asked {
  readonly kind: DebtKind;
  readonly storeId: number;
  readonly otherId: number;
  readonly page: number;
}

/** SQL and its values: the entries that a line is the sum of, whichever of its two stores asks. */
function entriesOf({ companyId, rule }: Month, { kind, storeId, otherId }: Asked) {
  if (kind === 'correction') return { where: 'false', values: [] };
  if (kind === 'given')
    return {
      where: `e.side = 'issued' and e.store_id = $4`,
      values: [storeId === companyId ? otherId : storeId],
    };
  if (rule === 'issuing')
    return {
      where: `e.side = 'redeemed' and coalesce(e.redeem_store_id, e.store_id) = $4`,
      values: [storeId === companyId ? otherId : storeId],
    };
  return {
    where: `e.side = 'redeemed' and (e.store_id, e.redeem_store_id) in (($4::bigint, $5::bigint), ($5, $4))`,
    values: [storeId, otherId],
  };
}

/** The postings that make a line of a month, newest first, with what each was worth. */
export async function debtPostingsOf(client: Queryable, month: Month, asked: Asked) {
  const { since, until } = await boundsOf(client, month);
  const { where, values } = entriesOf(month, asked);
  const from = `from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
    where p.company_id = $1 and p.created_at >= $2 and p.created_at < $3 and ${where}`;
  const all = [month.companyId, since, until, ...values];
  const found = await client.query<Row>(
    `select p.posting_id, p.kind, (select json_build_object('store_id', s.store_id, 'name', s.name) from stores s where s.company_id = p.company_id and s.store_id = p.store_id) as store,
      p.transaction_id, p.point_value, p.created_at, abs(sum(e.amount)) as points ${from}
      group by p.company_id, p.posting_id, p.kind, p.store_id, p.transaction_id, p.point_value, p.created_at
      order by p.created_at desc, p.posting_id desc limit ${itemsPerPage} offset ${(asked.page - 1) * itemsPerPage}`,
    all,
  );
  const counted = await client.query<{ total: number }>(
    `select count(distinct p.posting_id)::int as total ${from}`,
    all,
  );
  const postings = found.rows.map(({ points, point_value, created_at, ...row }) => ({
    ...row,
    points: pointsOf(Number(points)),
    value: moneyOf(worth(Number(points), point_value)),
    created_at: created_at.toISOString(),
  }));
  return {
    postings,
    pagination: paginationOf(asked.page, counted.rows[0]?.total ?? 0, postings.length),
  };
}
