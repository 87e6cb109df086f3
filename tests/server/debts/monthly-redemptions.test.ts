import { beforeEach, expect, test } from 'vitest';
import { monthlyRedemption } from '../../../contract/debts/company-calls.ts';
import { call } from '../../support/app.ts';
import { accept, addGift, claim } from '../../support/areas/claims.ts';
import { type Finances, financialCalls, openFinances } from '../../support/areas/financial.ts';
import { addStore } from '../../support/areas/people.ts';
import { addBranch, setCompany, type Till } from '../../support/areas/till.ts';

let finances: Finances;
let till: Till;
let branch: Till;
beforeEach(async () => {
  finances = await openFinances();
  till = finances.till;
  branch = await addBranch(till);
  await setCompany(till, { point_value: 200 });
  await buy('2026-05-04T09:00:00Z', 100);
});
const { buy, ofCompany } = financialCalls(() => finances);

const read = async (own: Record<string, string> = {}) =>
  (
    await call(till.app, monthlyRedemption, {
      ...ofCompany(),
      query: { month: '2026-05', ...own } as never,
    })
  ).data;
/** A gift of 33 points that the customer has claimed, handed over at the branch. */
async function handOver(own: object = {}) {
  const gift_id = await addGift(till, 33, own);
  const { data } = await claim(till, finances.customer, { gift_id });
  await accept(branch, data.code);
}

test('redeemed gifts are counted by store, with what their points are worth and their cost', async () => {
  await handOver({ cost: 4.5, cost_type: 'fixed' });
  const { rows, total } = await read();
  const sums = { redemptions: 1, points: 33, points_value: 0.66, cost: 4.5 };
  expect(rows).toMatchObject([{ store_id: branch.store.storeId, kind: 'gift', ...sums }]);
  expect(total).toMatchObject(sums);
  expect((await read({ store_id: String(till.store.storeId) })).rows).toEqual([]);
  expect((await read({ month: '2026-04' })).rows).toEqual([]);
});

test('a percentage is no cost', async () => {
  await handOver({ cost: 20, cost_type: 'percentage' });
  expect((await read()).total).toMatchObject({ redemptions: 1, cost: 0 });
});

test('more stores than fit a page are on the next ones, and the total is of all', async () => {
  await handOver();
  for (let count = 0; count < 21; count += 1) await addStore(till.app, till.company, 'store');
  await till.app.database.pool.query(
    `insert into claims select (jsonb_populate_record(c, jsonb_build_object('claim_id', 1000 + s.store_id, 'code', 'C' || s.store_id, 'points', 0,
        'redeem_store_id', s.store_id))).* from claims c, stores s where s.company_id = c.company_id and s.kind = 'store' and s.store_id <> c.redeem_store_id`,
  );
  const first = await read();
  const second = await read({ page: '2' });
  const all = [...first.rows, ...second.rows].map(({ store_id }) => store_id);
  expect([first.rows.length, new Set(all).size]).toEqual([
    first.pagination.items_per_page,
    first.pagination.total,
  ]);
  expect(second.total).toEqual(first.total);
  expect(first.total.redemptions).toBe(all.length);
});
