import { beforeEach, describe, expect, test } from 'vitest';
import { productPoints } from '../../../contract/catalogue/product-points.ts';
import { tillFacts } from '../../../contract/tills/tills.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addToCatalogue,
  type Catalogue,
  changeProduct,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

const noon = Date.UTC(2026, 4, 10, 9);
let till: Till;
let branch: Till;
let of: Catalogue;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp({ now: noon }));
  branch = await addBranch(till);
  of = {
    within: till.app,
    company: till.company,
    first: till.store,
    second: branch.store,
    admin: await addMember(till.app, till.company),
  };
  customer = await addCustomer(till);
  // Only products earn: what they give is what is posted.
  for (const each of [till, branch]) await setStore(each, { reward_points: 0 });
});

const inBoth = () => [of.first.storeId, of.second.storeId];
const rowIn = async (where: Till) => (await soldIn(of, where.store))[0]?.product_id ?? 0;
const buy = async (where: Till, own: object = {}) =>
  (
    await send(where, customer, 10, {
      lines: [{ product_id: await rowIn(where), quantity: 2 }],
      ...own,
    })
  ).data;
const setOwn = async (where: Till, points: number) =>
  call(till.app, productPoints.calls.update, {
    params: { storeId: where.store.storeId, id: await rowIn(where) },
    as: where.cashier,
    body: { reward_points: points },
  });
const offered = async (where: Till) =>
  (
    await call(till.app, tillFacts, {
      params: { storeId: where.store.storeId },
      as: where.cashier,
    })
  ).data.products;

describe('points of a product of the catalogue', () => {
  test('that are not shared are each store’s own, for sales of both kinds', async () => {
    await addToCatalogue(of, { reward_points: 3, store_ids: inBoth() });
    await setOwn(branch, 5);
    expect((await buy(till)).points).toBe(6);
    expect((await buy(branch)).points).toBe(10);
    expect((await buy(branch, { channel: 'online' })).points).toBe(10);
    await expectSound(till);
  });

  test.each([
    [{ online: true, offline: true }, 14, 14],
    [{ online: true, offline: false }, 10, 14],
    [{ online: false, offline: true }, 14, 10],
    [{ online: false, offline: false }, 10, 10],
  ])(
    'that are shared for %o hold in every store for those sales',
    async (options, offline, online) => {
      const id = await addToCatalogue(of, { reward_points: 3, store_ids: inBoth() });
      await setOwn(branch, 5);
      await changeProduct(of, id, {
        reward_points: 7,
        reward_points_shared: true,
        reward_points_shared_options: options,
      });
      expect((await buy(branch)).points).toBe(offline);
      expect((await buy(branch, { channel: 'online' })).points).toBe(online);
      await expectSound(till);
    },
  );

  test('may be counted for each euro of the store’s own price', async () => {
    await addToCatalogue(of, {
      retail_price: 2.5,
      reward_points: 2,
      reward_type_id: 2,
      reward_points_shared: true,
      store_ids: inBoth(),
    });
    expect((await buy(till)).points).toBe(10);
  });

  test('are taken back as they were given, whatever was changed since', async () => {
    const id = await addToCatalogue(of, {
      reward_points: 4,
      reward_points_shared: true,
      store_ids: inBoth(),
    });
    const { transaction_id } = await buy(till);
    await changeProduct(of, id, { reward_points: 100, valid_to: '2026-01-01' });
    expect((await giveBack(till, transaction_id)).data.return).toMatchObject({ points_taken: 8 });
    await expectSound(till);
  });

  test('that are shared are told in the store, where its own have no effect', async () => {
    await addToCatalogue(of, { reward_points: 4, reward_points_shared: true, store_ids: inBoth() });
    const { data } = await call(till.app, productPoints.calls.list, {
      params: { storeId: till.store.storeId },
      as: till.cashier,
    });
    expect(data.product_points).toMatchObject([{ points_offline: 4, points_online: 4 }]);
  });
});

describe('a product outside its days', () => {
  const shop = async (own: object) => {
    await addToCatalogue(of, { reward_points: 5, store_ids: inBoth(), ...own });
    return buy(till);
  };

  test.each([
    ['2026-05-10', '2026-05-10', 10],
    ['2026-05-11', null, 0],
    [null, '2026-05-09', 0],
    [null, null, 10],
  ])(
    'from %s to %s earns on 10 May 2026 %s points, and is offered accordingly',
    async (valid_from, valid_to, points) => {
      expect((await shop({ valid_from, valid_to })).points).toBe(points);
      expect(await offered(till)).toHaveLength(points ? 1 : 0);
    },
  );

  test('is told in the why of its receipt', async () => {
    const { rules } = await shop({ valid_to: '2026-05-09' });
    expect(rules.find(({ rule }) => rule === 'product_points')).toMatchObject({
      outcome: 'skipped',
      inputs: { not_valid: 1 },
    });
  });

  test('is outside by the day of the company, not of the server', async () => {
    // A quarter to midnight in London is past it in Athens.
    till.app.clock.now = Date.UTC(2026, 4, 10, 22, 45);
    expect((await shop({ valid_to: '2026-05-10' })).points).toBe(0);
  });
});

test('tills offer products in the order of the catalogue', async () => {
  await addToCatalogue(of, { name: { el: 'Πρώτο' }, reward_points: 1, store_ids: inBoth() });
  await addToCatalogue(of, { name: { el: 'Δεύτερο' }, reward_points: 9, store_ids: inBoth() });
  expect((await offered(till)).map(({ name }) => name.el)).toEqual(['Πρώτο', 'Δεύτερο']);
});
