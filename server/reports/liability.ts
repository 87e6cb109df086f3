import type { Liability } from '../../contract/reports/reports.ts';
import type { Database } from '../db/connection.ts';
import { apportioned, apportionedByStore } from '../runtime/apportion.ts';
import { moneyOf, pointsOf, worth } from '../runtime/units.ts';

interface Row {
  store_id: number;
  name: string;
  month: string | null;
  points: number;
}

interface Facts {
  currency: string;
  point_value: number;
  ledger: number;
  held: number;
}

const lots = {
  name: 'liability-lots',
  text: `select l.store_id, s.name, to_char(l.expires_at at time zone cs.time_zone - interval '1 second', 'YYYY-MM') as month,
      sum(l.points_left) as points
    from lots l
    join company_settings cs on cs.company_id = l.company_id
    join stores s on s.company_id = l.company_id and s.store_id = l.store_id
    where l.company_id = $1 and l.points_left > 0
    group by 1, 2, 3 order by fold(s.name), 1, 3 nulls last`,
};

const deficits = {
  name: 'liability-deficits',
  text: `select e.store_id, s.name, sum(e.amount) as points from entries e
    join stores s on s.company_id = e.company_id and s.store_id = e.store_id
    where e.company_id = $1 and e.side = 'customer' and e.lot_id is null group by 1, 2 having sum(e.amount) <> 0`,
};

const facts = {
  name: 'liability-facts',
  text: `select c.currency, cs.point_value,
      (select coalesce(sum(e.amount), 0) from entries e where e.company_id = $1 and e.side = 'customer') as ledger,
      (select coalesce(sum(e.amount), 0) from entries e where e.company_id = $1 and e.side = 'held') as held
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id where cs.company_id = $1`,
};

/** In the order they come, and last those that never do. */
const monthsOf = (rows: readonly Row[]) => {
  const months = new Set(rows.map(({ month }) => month));
  const never = months.delete(null) ? [null] : [];
  return [...[...months].sort(), ...never];
};

/** Points outstanding by issuing store and month of expiry, held against the entries of the ledger. */
export async function liabilityOf({ pool }: Database, companyId: number): Promise<Liability> {
  const values = [companyId];
  const known = (await pool.query<Facts>({ ...facts, values })).rows[0];
  if (!known) throw new Error('A company without settings');
  const rows = (await pool.query<Row>({ ...lots, values })).rows;
  const owed = (await pool.query<Omit<Row, 'month'>>({ ...deficits, values })).rows;
  const worthOf = (points: number) => BigInt(points) * BigInt(known.point_value);
  const share = (points: number, amount = worth(points, known.point_value)) => ({
    points: pointsOf(points),
    amount: moneyOf(amount),
  });
  const totalOf = (id: number) =>
    [...rows, ...owed].reduce((sum, row) => sum + (row.store_id === id ? row.points : 0), 0);
  const ids = [...new Set([...rows, ...owed].map(({ store_id }) => store_id))];
  const amounts = apportionedByStore(new Map(ids.map((id) => [id, worthOf(totalOf(id))])));
  const stores = ids.map((store_id) => {
    const own = rows.filter((row) => row.store_id === store_id);
    const deficit = owed.find((row) => row.store_id === store_id)?.points ?? 0;
    const amount = amounts.get(store_id) ?? 0;
    const parts = [...own.map(({ points }) => points), deficit].map(worthOf);
    const cells = apportioned(parts, BigInt(amount));
    return {
      store_id,
      name: [...rows, ...owed].find((row) => row.store_id === store_id)?.name ?? '',
      months: own.map(({ month, points }, index) => ({ month, ...share(points, cells[index]) })),
      deficit: share(deficit, cells.at(-1)),
      total: share(totalOf(store_id), amount),
    };
  });
  const outstanding = [...rows, ...owed].reduce((sum, { points }) => sum + points, 0);
  return {
    currency: known.currency,
    point_value: known.point_value / 10_000,
    months: monthsOf(rows),
    stores,
    total: share(outstanding),
    ledger: share(known.ledger),
    held: share(known.held),
    reconciled: outstanding === known.ledger,
  };
}
