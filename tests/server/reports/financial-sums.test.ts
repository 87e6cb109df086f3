import { beforeEach, describe, expect, test } from 'vitest';
import type { Figures } from '../../../contract/reports/financial-data.ts';
import { liability } from '../../../contract/reports/reports.ts';
import { sumDays } from '../../../server/ledger/days.ts';
import { call } from '../../support/app.ts';
import {
  type Finances,
  financialCalls,
  liveABit,
  openFinances,
} from '../../support/areas/financial.ts';
import { addCustomer, addTill, expectSound, send, type Till } from '../../support/areas/till.ts';

let finances: Finances;
let till: Till;
beforeEach(async () => {
  finances = await openFinances();
  till = finances.till;
});
const { ofCompany, figures } = financialCalls(() => finances);

const names = Object.keys({
  turnover: 0,
  receipts: 0,
  points_given: 0,
  points_given_value: 0,
  points_redeemed: 0,
  points_redeemed_value: 0,
  points_expired: 0,
  points_other: 0,
  points_outstanding: 0,
  points_outstanding_value: 0,
} satisfies Figures) as (keyof Figures)[];
const hundredths = (value: number) => Math.round(value * 100);
const figuresOf = (row: Figures) =>
  Object.fromEntries(names.map((name) => [name, hundredths(row[name])])) as unknown as Figures;
const sumOf = (rows: Figures[]) =>
  Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + hundredths(row[name]), 0)]),
  );

describe.each([
  ['of days that were summed before', true],
  ['of postings that nobody has summed yet', false],
])('the figures of all stores, %s,', (_, summed) => {
  const live = async () => {
    const lived = await liveABit(finances);
    if (summed) await sumDays(till.app.database, till.app.clock.now);
    return lived;
  };

  test('sum to those of the company: of the period, of the one before, and what changed', async () => {
    await live();
    const { stores, total } = await figures({ from: '2026-06-01', to: '2026-06-30' });
    expect(stores.length).toBe(4);
    expect(sumOf(stores)).toEqual(figuresOf(total));
    expect(sumOf(stores.map(({ before }) => before))).toEqual(figuresOf(total.before));
    expect(sumOf(stores.map(({ change }) => change))).toEqual(figuresOf(total.change));
    for (const { change, before, ...now } of [...stores, total])
      for (const name of names)
        expect(hundredths(change[name])).toBe(hundredths(now[name]) - hundredths(before[name]));
    await expectSound(till);
  });

  test('are what the entries of the ledger add up to', async () => {
    await live();
    const { total } = await figures({ from: '2026-05-01', to: '2026-06-30' });
    const { rows } = await till.app.database.pool.query<{ side: string; points: number }>(
      'select side, sum(amount)::int as points from entries where company_id = $1 group by side',
      [till.company.companyId],
    );
    const of = Object.fromEntries(rows.map(({ side, points }) => [side, points]));
    expect(Object.keys(of).sort()).toEqual(
      ['adjusted', 'customer', 'expired', 'held', 'issued', 'redeemed'].sort(),
    );
    expect(figuresOf(total)).toMatchObject({
      points_given: -(of.issued ?? 0),
      points_redeemed: of.redeemed,
      points_expired: of.expired,
      points_other: -((of.adjusted ?? 0) + (of.held ?? 0)),
      points_outstanding: of.customer,
    });
  });

  test('agree with the liability, store by store, in points and in money', async () => {
    await live();
    const { stores, total, point_value } = await figures({ from: '2026-06-01', to: '2026-06-30' });
    const owed = (await call(till.app, liability, ofCompany())).data;
    expect(owed.reconciled).toBe(true);
    expect([total.points_outstanding, total.points_outstanding_value, point_value]).toEqual([
      owed.total.points,
      owed.total.amount,
      owed.point_value,
    ]);
    const own = stores.map((store) => [store.store_id, store.points_outstanding]);
    const theirs = owed.stores.map((store) => [store.store_id, store.total.points]);
    expect(own.filter(([, points]) => points).sort()).toEqual(
      theirs.filter(([, points]) => points).sort(),
    );
  });

  test('carry what is outstanding from one period to the next', async () => {
    await live();
    const { total } = await figures({ from: '2026-06-01', to: '2026-06-30' });
    const { before } = total;
    const moved =
      hundredths(total.points_given) -
      hundredths(total.points_redeemed) -
      hundredths(total.points_expired) +
      hundredths(total.points_other);
    expect(hundredths(total.points_outstanding)).toBe(
      hundredths(before.points_outstanding) + moved,
    );
    const may = await figures({ from: '2026-05-01', to: '2026-05-31' });
    expect(figuresOf(may.total)).toEqual(figuresOf(before));
  });

  test('have a store that was deleted, and the company’s own desk, where they have figures', async () => {
    const { closed } = await live();
    const { stores } = await figures({ from: '2026-06-01', to: '2026-06-30' });
    const marked = stores.filter(({ company, deleted }) => company || deleted);
    expect(marked.map((row) => [row.store_id, row.company, row.deleted]).sort()).toEqual(
      [
        [closed.store.storeId, false, true],
        [till.company.storeId, true, false],
      ].sort(),
    );
    const earlier = await figures({ from: '2026-01-01', to: '2026-01-31' });
    expect(earlier.stores.map(({ deleted, company }) => [deleted, company])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('are nothing of another company', async () => {
    const other = await addTill(till.app);
    await send(other, await addCustomer(other), 100);
    const { stores, total } = await figures();
    expect(stores.map(({ store_id }) => store_id)).toEqual([till.store.storeId]);
    expect(new Set(Object.values(figuresOf(total)))).toEqual(new Set([0]));
  });
});
