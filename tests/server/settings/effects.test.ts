import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { bulkProducts } from '../../../contract/catalogue/company-products.ts';
import { effectsOf } from '../../../contract/engine/effects.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import {
  changePointTitles,
  changeTierSettings,
  createPointTitles,
  deletePointTitle,
  listPointTitles,
  tierModeIds,
} from '../../../contract/point-titles/point-titles.ts';
import { liability } from '../../../contract/reports/reports.ts';
import { deleteCompany } from '../../../contract/settings/company-profile.ts';
import {
  changeExpiration,
  changeLedgerTerms,
} from '../../../contract/settings/company-settings.ts';
import { changeDefaultLimits, listDailyLimits } from '../../../contract/settings/daily-limits.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCatalogue, addTag, addToCatalogue } from '../../support/areas/catalogue.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
beforeEach(async () => {
  app = await testApp();
  till = await addTill(app);
  admin = await addMember(app, till.company);
});

const here = () => ({ storeId: till.company.companyId });

/** What a save would change of many, by its kind. */
async function foresee(save: Endpoint, body?: object, own: object = {}, as = admin) {
  const params = { ...here(), ...own };
  const answer = await call(app, effectsOf(save), { params, body, as } as never);
  const { status } = answer;
  if (status !== 200) return { status, counts: {} };
  const { effects } = answer.data as { effects: { effect: string; count: number }[] };
  const counts = Object.fromEntries(effects.map(({ effect, ...rest }) => [effect, rest]));
  return { status, counts };
}

/** A programme whose customers have earned, and spent, so much; another company's customers beside it. */
async function setEarned(earned: readonly number[]) {
  const other = await addTill(app);
  await addCustomer(other);
  const { rows } = await app.database.pool.query<{ id: number }>(
    'select user_account_id as id from customers where company_id = $1 order by 1',
    [till.company.companyId],
  );
  for (let each = rows.length; each < earned.length; each += 1) {
    const { id } = await addCustomer(till);
    rows.push({ id });
  }
  for (const [place, points] of earned.entries())
    await app.database.pool.query(
      'update accounts set earned = $2, total_amount = $3 where user_account_id = $1',
      [rows[place]?.id, points * 100, points * 50],
    );
}

const ladderOf = (thresholds: readonly number[]) =>
  thresholds.map((from, place) => ({
    from,
    to: (thresholds[place + 1] ?? 0) - 1,
    color: '#c0c0c0',
    title: { el: `Από ${from}` },
  }));
const ladders = fc
  .uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 4 })
  .map((above) => [0, ...above.map((each) => each * 2).sort((a, b) => a - b)]);
const placeIn = (thresholds: readonly number[], reached: number) =>
  thresholds.filter((from) => from <= reached).length;

describe('before a save', () => {
  test('of tiers, customers who climb and fall are counted as the save moves them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 4, maxLength: 4 }),
        ladders,
        ladders,
        async (earned, before, after) => {
          await setEarned(earned);
          const put = (thresholds: readonly number[]) =>
            call(app, changePointTitles, {
              params: here(),
              as: admin,
              body: { tiers: ladderOf(thresholds) },
            });
          await put(before);
          const { counts } = await foresee(changePointTitles, { tiers: ladderOf(after) });
          const moved = earned.map((each) => placeIn(after, each) - placeIn(before, each));
          const up = moved.filter((each) => each > 0).length;
          const down = moved.filter((each) => each < 0).length;
          expect(counts).toEqual({
            ...(up ? { tiers_up: { count: up } } : {}),
            ...(down ? { tiers_down: { count: down } } : {}),
          });
          const saved = (await put(after)).data.tiers;
          expect(saved.map(({ customers_count }) => customers_count)).toEqual(
            after.map(
              (_, place) => earned.filter((each) => placeIn(after, each) === place + 1).length,
            ),
          );
          expect((await foresee(changePointTitles, { tiers: ladderOf(after) })).counts).toEqual({});
        },
      ),
      { numRuns: 8 },
    );
  });

  test('of how tiers are climbed, and of a tier that is deleted', async () => {
    await setEarned([10, 150, 400]);
    const body = { tiers: ladderOf([0, 100, 300]) };
    expect((await foresee(createPointTitles, body)).counts).toEqual({ tiers_up: { count: 3 } });
    await call(app, createPointTitles, { params: here(), as: admin, body });
    const on = { enabled: true };
    expect((await foresee(changeTierSettings, on)).counts).toEqual({ tiers_up: { count: 3 } });
    await call(app, changeTierSettings, { params: here(), as: admin, body: on });
    const amounts = { enabled: true, tier_mode_id: tierModeIds.amount };
    expect((await foresee(changeTierSettings, amounts)).counts).toEqual({
      tiers_down: { count: 2 },
    });
    const { data } = await call(app, listPointTitles, { params: here(), as: admin });
    const id = data.tiers[2]?.store_point_title_id;
    expect((await foresee(deletePointTitle, undefined, { id })).counts).toEqual({
      tiers_down: { count: 1 },
    });
  });

  test('of what a point is worth, by the liability that the report shows before and afterwards', async () => {
    const params = here();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 900 }),
        async (amounts, value) => {
          for (const amount of amounts) await send(till, await addCustomer(till), amount);
          const owed = async () => (await call(app, liability, { params, as: admin })).data;
          const before = await owed();
          const body = {
            points_pending_days: 0,
            point_value: value / 10_000,
            time_zone: 'Europe/Athens',
          };
          const { counts } = await foresee(changeLedgerTerms, body);
          await call(app, changeLedgerTerms, { params, as: admin, body });
          const after = await owed();
          const { rows } = await app.database.pool.query<{ count: number }>(
            'select count(*)::int as count from accounts where company_id = $1 and balance <> 0',
            [till.company.companyId],
          );
          const unchanged = before.point_value === after.point_value;
          expect(counts).toEqual(
            unchanged
              ? {}
              : {
                  point_value: {
                    count: rows[0]?.count,
                    before: before.total.amount,
                    after: after.total.amount,
                  },
                },
          );
        },
      ),
      { numRuns: 6 },
    );
  });

  test('of the daily limits of all, the stores that follow them', async () => {
    const params = here();
    const second = await addBranch(till);
    await addBranch(till);
    await setStore(second, { offline_amount: 500_00 });
    const limits = async () => {
      const { data } = await call(app, listDailyLimits, { params, as: admin });
      return data.stores.map(({ offline }) => offline.amount ?? data.default.offline.amount);
    };
    const before = await limits();
    const body = { offline: { amount: 200 } };
    const { counts } = await foresee(changeDefaultLimits, body);
    await call(app, changeDefaultLimits, { params, as: admin, body });
    const after = await limits();
    const changed = after.filter((each, place) => each !== before[place]).length;
    expect(changed).toBe(2);
    expect(counts).toEqual({ limited_stores: { count: changed } });
    expect((await foresee(changeDefaultLimits, body)).counts).toEqual({});
  });

  test('of days until points expire nobody is asked: what was earned stays as long as it was', async () => {
    await send(till, await addCustomer(till), 50);
    const lots = async () =>
      (await app.database.pool.query('select lot_id, points_left, expires_at from lots order by 1'))
        .rows;
    const before = await lots();
    const body = { expiration_points: 30 };
    await call(app, changeExpiration, { params: here(), as: admin, body });
    expect(await lots()).toEqual(before);
    expect('foresees' in changeExpiration).toBe(false);
  });

  test('of the end of a company, what goes with it', async () => {
    await send(till, await addCustomer(till), 50);
    await addBranch(till);
    expect((await foresee(deleteCompany)).counts).toEqual({
      lost_stores: { count: 2 },
      lost_customers: { count: 1 },
      lost_points: { count: 1, before: expect.any(Number), after: 0 },
    });
  });
});

test('of the prices of a tag, products and what stores sell of them, as many as change, and nothing changes', async () => {
  const of = await addCatalogue(app);
  const tag = await addTag(of);
  const stores = [of.first.storeId, of.second.storeId];
  const ids = [];
  for (const price of [2, 3, 4])
    ids.push(await addToCatalogue(of, { retail_price: price, product_tag_id: tag }));
  await addToCatalogue(of, { retail_price: 9 });
  const params = { storeId: of.company.storeId, tagId: tag };
  await call(app, bulkProducts, { params, as: of.admin, body: { add_to_stores: stores } });
  // One store has a price of its own for one of them.
  const { pool } = app.database;
  await pool.query(
    'update products set retail_price = 777 where store_id = $1 and parent_product_id = $2',
    [of.first.storeId, ids[0]],
  );
  const prices = async () =>
    (
      await pool.query<{ price: number }>(
        'select retail_price as price from products order by product_id',
      )
    ).rows;
  const before = await prices();
  const body = { retail_price: 3 };
  const { data } = await call(app, effectsOf(bulkProducts), {
    params,
    as: of.admin,
    body,
  } as never);
  expect(await prices()).toEqual(before);
  const saved = await call(app, bulkProducts, { params, as: of.admin, body });
  const after = await prices();
  const changed = after.filter(({ price }, place) => price !== before[place]?.price).length;
  expect(changed).toBe(3);
  expect(data).toMatchObject({
    effects: [
      { effect: 'changed_products', count: saved.data.updated },
      { effect: 'store_products', count: changed },
    ],
  });
});

test('who may not save may not count', async () => {
  const as = await addMember(app, till.company, allBut('point_packages.update', 'profile.update'));
  expect((await foresee(changePointTitles, { tiers: ladderOf([0]) }, {}, as)).status).toBe(403);
  const terms = { points_pending_days: 0, point_value: 0.1, time_zone: 'Europe/Athens' };
  expect((await foresee(changeLedgerTerms, terms, {}, as)).status).toBe(403);
  const wrong = await foresee(changePointTitles, { tiers: [] });
  expect(wrong.status).toBe(422);
});
