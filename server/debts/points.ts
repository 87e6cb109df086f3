import type { MonthlyPoints } from '../../contract/debts/company-calls.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Queryable } from '../db/transaction.ts';
import { apportionedByStore } from '../runtime/apportion.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { takesBack } from '../tables/ledger-terms.ts';
import { boundsOf, headOf, type Month } from './months.ts';
import { type MovedSum, movedIn } from './moved.ts';
import { storesOf } from './statements.ts';

const names = [
  'given',
  'given_value',
  'returned',
  'honoured',
  'honoured_value',
  'honoured_of_others',
  'honoured_elsewhere',
  'expired',
  'net',
] as const;
type Sums = Record<(typeof names)[number], number>;
const each = (of: (name: keyof Sums) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Sums;
const none = () => each(() => 0);

const returned = `select e.store_id, sum(e.amount) as points from postings p
  join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id and e.side = 'issued'
  where p.company_id = $1 and ${takesBack('p.kind')} and p.created_at >= $2 and p.created_at < $3 group by 1`;

function add(sums: (id: number) => Sums, { what, store_id, redeem_store_id, sum }: MovedSum) {
  const issuer = sums(store_id);
  if (what === 'issued') issuer.given -= sum;
  else if (what === 'expired') issuer.expired += sum;
  else {
    const by = sums(redeem_store_id ?? store_id);
    by.honoured += sum;
    if (by === issuer) return;
    by.honoured_of_others += sum;
    issuer.honoured_elsewhere += sum;
  }
}

/** What moved was worth, by the store it counts for, as the financial data has it. */
function worthBy(moves: readonly MovedSum[], side: 'issued' | 'redeemed') {
  const shares = new Map<number, bigint>();
  for (const { what, store_id, redeem_store_id, worth } of moves) {
    if (what !== side) continue;
    const id = side === 'redeemed' ? (redeem_store_id ?? store_id) : store_id;
    shares.set(id, (shares.get(id) ?? 0n) + (side === 'issued' ? -worth : worth));
  }
  return apportionedByStore(shares);
}

const toldOf = (sums: Sums) =>
  each((name) => (name.endsWith('_value') ? moneyOf(sums[name]) : pointsOf(sums[name])));

/** What points each store of a company gave and honoured in a month, all of its stores by name. */
export async function monthlyPointsOfCompany(
  client: Queryable,
  month: Month,
  page: number,
): Promise<MonthlyPoints> {
  const byStore = new Map<number, Sums>();
  const sums = (id: number) => {
    const known = byStore.get(id) ?? none();
    byStore.set(id, known);
    return known;
  };
  const moves = await movedIn(client, month);
  for (const move of moves) add(sums, move);
  for (const [id, value] of worthBy(moves, 'issued')) sums(id).given_value = value;
  for (const [id, value] of worthBy(moves, 'redeemed')) sums(id).honoured_value = value;
  const { since, until } = await boundsOf(client, month);
  const back = await client.query<{ store_id: number; points: number }>(returned, [
    month.companyId,
    since,
    until,
  ]);
  for (const { store_id, points } of back.rows) sums(store_id).returned += Number(points);
  for (const known of byStore.values()) known.net = known.given - known.honoured;
  const total = [...byStore.values()].reduce(
    (one, other) => each((name) => one[name] + other[name]),
    none(),
  );
  const rows = (await storesOf(client, month.companyId))
    .filter(({ store_id, deleted }) => !deleted || byStore.has(store_id))
    .map(({ store_id, name, kind }) => ({
      store_id,
      name,
      company: kind === 'company',
      ...toldOf(byStore.get(store_id) ?? none()),
    }));
  const shown = rows.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return {
    ...headOf(month),
    stores: shown,
    total: toldOf(total),
    pagination: paginationOf(page, rows.length, shown.length),
  };
}
