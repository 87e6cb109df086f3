import type { Effect } from '../../contract/engine/effects.ts';
import type { changeLedgerTerms } from '../../contract/settings/company-settings.ts';
import type { Database } from '../db/connection.ts';
import type { Call } from '../http/call.ts';
import { moneyOf, pointValueScale, worth } from '../runtime/units.ts';

interface Outstanding {
  /** Customers whose points are worth something, and all their points in hundredths. */
  readonly customers: number;
  readonly points: number;
  readonly point_value: number;
}

// What customers have, as the report on liability sums it.
const read = {
  name: 'outstanding-points',
  text: `select (select count(*) from accounts a where a.company_id = $1 and a.balance <> 0)::int as customers,
      (select coalesce(sum(e.amount), 0) from entries e where e.company_id = $1 and e.side = 'customer') as points, cs.point_value
    from company_settings cs where cs.company_id = $1`,
};

/** Throws for a company that does not exist. */
export async function outstandingOf({ pool }: Database, companyId: number): Promise<Outstanding> {
  const { rows } = await pool.query<Outstanding>({ ...read, values: [companyId] });
  if (!rows[0]) throw new Error('A company without settings');
  return rows[0];
}

/** What points are worth by a value in hundredths of a minor unit, as the report on liability says it. */
export const liabilityAt = (points: number, pointValue: number) =>
  moneyOf(worth(points, pointValue));

/** What another value of a point is for those that are outstanding. */
export async function revalued({
  database,
  scope,
  body,
}: Call<typeof changeLedgerTerms>): Promise<readonly Effect[]> {
  const { customers, points, point_value } = await outstandingOf(database, scope.companyId);
  const next = Math.round(body.point_value * pointValueScale);
  if (next === point_value) return [];
  return [
    {
      effect: 'point_value',
      count: customers,
      before: liabilityAt(points, point_value),
      after: liabilityAt(points, next),
    },
  ];
}
