import { beforeEach, describe, expect, test } from 'vitest';
import { bulkProducts, orderProducts } from '../../../contract/catalogue/company-products.ts';
import {
  changeCell,
  changeCells,
  matrixProducts,
  matrixStores,
} from '../../../contract/catalogue/store-products.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  type Catalogue,
  changeProduct,
  here,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';

let of: Catalogue;
let coffee: number;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
  coffee = await addToCatalogue(of);
});

const rows = async (query: Record<string, string | number> = {}) =>
  (await call(of.within, matrixProducts, { params: here(of), as: of.admin, query })).data;
const cellsOf = async (id = coffee) =>
  (await rows()).products.find(({ product_id }) => product_id === id)?.cells ?? [];
const change = (body: object, product = coffee, as = of.admin, store = of.first.storeId) =>
  call(of.within, changeCell, {
    params: { ...here(of), storesStoreId: store, parentProductId: product },
    as,
    body,
  });
const changeMany = (cells: object[]) =>
  call(of.within, changeCells, { params: here(of), as: of.admin, body: { cells } });
const fieldsOf = (errors: object = {}) => Object.keys(errors);

describe('the matrix', () => {
  test('has the stores of the company by name, and the products in their order', async () => {
    await addToCatalogue(of, { name: { el: 'Τσάι' }, store_ids: [of.second.storeId] });
    const { data } = await call(of.within, matrixStores, { params: here(of), as: of.admin });
    expect(data.stores).toEqual([
      { store_id: of.first.storeId, name: 'Αγορά' },
      { store_id: of.second.storeId, name: 'Βάθη' },
    ]);
    const { products, pagination } = await rows();
    expect(products.map(({ name, cells }) => [name.el, cells.length])).toEqual([
      ['Καφές', 0],
      ['Τσάι', 1],
    ]);
    expect(products[1]?.cells[0]).toEqual([of.second.storeId, 1, 1, 2.5, 0, expect.any(Number)]);
    expect(pagination).toMatchObject({ total: 2, items_per_page: 100 });
  });

  test('is searched without accents, narrowed to a tag and to one store', async () => {
    const tag = await addTag(of);
    const both = [of.first.storeId, of.second.storeId];
    await addToCatalogue(of, { name: { el: 'Τσάι' }, product_tag_id: tag, store_ids: both });
    const names = async (query: Record<string, string | number>) =>
      (await rows(query)).products.map(({ name }) => name.el);
    expect(await names({ q: 'τσαι' })).toEqual(['Τσάι']);
    expect(await names({ product_tag_id: tag })).toEqual(['Τσάι']);
    const [, tea] = (await rows({ store_id: of.second.storeId })).products;
    expect(tea?.cells.map(([store]) => store)).toEqual([of.second.storeId]);
  });

  test('has a hundred products a page', async () => {
    const { pool } = of.within.database;
    await pool.query(
      `insert into company_products (company_id, name, description, retail_price, position)
        select $1, jsonb_build_object('el', n::text, 'en', '', 'it', ''), '{}', 100, n from generate_series(2, 130) n`,
      [of.company.companyId],
    );
    const second = await rows({ page: 2 });
    expect(second.products).toHaveLength(30);
    expect(second.pagination).toMatchObject({ total: 130, total_pages: 2, next_page: null });
  });
});

describe('a cell', () => {
  test('that is switched on has the store sell the product at the company’s price', async () => {
    const { data } = await change({ available: true });
    expect(data).toMatchObject({ available: true, published: true, retail_price: 2.5 });
    expect(await soldIn(of, of.first)).toMatchObject([
      { parent_product_id: coffee, published: true },
    ]);
    expect(await soldIn(of, of.second)).toEqual([]);
  });

  test('keeps the price of the store when it is switched off and on again', async () => {
    await change({ available: true, retail_price: 3.2, reward_points: 4 });
    const off = (await change({ available: false })).data;
    expect(off).toMatchObject({ available: false, published: false, retail_price: 3.2 });
    const on = (await change({ available: true })).data;
    expect(on).toMatchObject({
      available: true,
      published: true,
      retail_price: 3.2,
      reward_points: 4,
    });
  });

  test('that somebody else changed meanwhile is refused as it is now', async () => {
    const loaded = (await change({ available: true })).data;
    await change({ retail_price: 3 });
    const { status, refusal } = await change({ retail_price: 4, updated_at: loaded.updated_at });
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
    expect(refusal.current).toMatchObject({ retail_price: 3 });
    const { updated_at } = refusal.current as { updated_at: string };
    expect((await change({ retail_price: 4, updated_at })).data.retail_price).toBe(4);
  });

  test('that was empty and is not any more is refused too', async () => {
    await change({ available: true });
    expect((await change({ available: true, updated_at: null })).status).toBe(409);
  });

  test('has no price where the store never had the product', async () => {
    const { status, refusal } = await change({ retail_price: 4 });
    expect([status, refusal.error]).toEqual([422, 'product_withdrawn']);
    expect((await change({ available: false })).data.available).toBe(false);
  });

  test('has no points of its own where they are the same in all stores', async () => {
    const shared = await addToCatalogue(of, {
      reward_points: 5,
      reward_points_shared: true,
      store_ids: [of.first.storeId],
    });
    const { status, refusal } = await change({ reward_points: 9 }, shared);
    expect([status, refusal.error, fieldsOf(refusal.errors)]).toEqual([
      422,
      'points_shared',
      ['reward_points'],
    ]);
  });

  test('of another company’s product or store is not found, and needs the right to change', async () => {
    const theirs = await addCatalogue(of.within);
    const foreign = await addToCatalogue(theirs);
    expect((await change({ available: true }, foreign)).status).toBe(404);
    const there = theirs.first.storeId;
    expect((await change({ available: true }, coffee, of.admin, there)).status).toBe(404);
    const as = await addMember(of.within, of.company, allBut('products.update'));
    expect((await change({ available: true }, coffee, as)).status).toBe(403);
  });
});

describe('many cells', () => {
  const cell = (own: object = {}) => ({ store_id: of.first.storeId, product_id: coffee, ...own });

  test('are changed together, and answered as they are then', async () => {
    const tea = await addToCatalogue(of);
    const { data } = await changeMany([
      cell({ available: true, retail_price: 1 }),
      cell({ product_id: tea, store_id: of.second.storeId, available: true }),
    ]);
    expect(data.cells.map(({ retail_price }) => retail_price)).toEqual([1, 2.5]);
    expect(await cellsOf(tea)).toHaveLength(1);
  });

  test.each<[string, () => object[]]>([
    [
      'cells.1.product_id',
      () => [cell({ available: true }), cell({ product_id: 999, available: true })],
    ],
    [
      'cells.1.store_id',
      () => [cell({ available: true }), cell({ store_id: 999, available: true })],
    ],
    ['cells.1.product_id', () => [cell({ available: true }), cell({ available: false })]],
    ['cells.1.retail_price', () => [cell({ available: true }), cell({ retail_price: -1 })]],
  ])('of which one is wrong are refused naming %s, and none is changed', async (field, cells) => {
    const { status, refusal } = await changeMany(cells());
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [field]]);
    expect(await cellsOf()).toEqual([]);
  });

  test('of which one was changed meanwhile are all left as they are', async () => {
    await change({ available: true });
    const stale = cell({ retail_price: 9, updated_at: '2020-01-01T00:00:00.000Z' });
    const other = cell({ store_id: of.second.storeId, available: true });
    expect((await changeMany([other, stale])).status).toBe(409);
    expect(await soldIn(of, of.second)).toEqual([]);
  });
});

test('what several people change in the catalogue at once is all done', async () => {
  const [one, other] = [await addTag(of, 'Ένα'), await addTag(of, 'Δύο')];
  const ids = [coffee];
  for (let count = 0; count < 8; count += 1)
    ids.push(await addToCatalogue(of, { product_tag_id: count % 2 ? one : other }));
  const stores = [of.first.storeId, of.second.storeId];
  const bulk = (tagId: number, body: object) =>
    call(of.within, bulkProducts, { params: { ...here(of), tagId }, as: of.admin, body });
  const cells = ids
    .toReversed()
    .flatMap((product_id) => stores.map((store_id) => ({ store_id, product_id, available: true })));
  const sorting = ids.toReversed().map((product_id, order) => ({ product_id, order }));
  for (let time = 0; time < 3; time += 1) {
    const answers = await Promise.all([
      bulk(one, { product_tag_id: other, add_to_stores: stores }),
      bulk(other, { product_tag_id: one, add_to_stores: stores.toReversed() }),
      changeMany(cells.map((cell) => ({ ...cell, retail_price: time + 1 }))),
      changeProduct(of, coffee, { store_ids: stores, product_tag_id: one }),
      call(of.within, orderProducts, { params: here(of), as: of.admin, body: { sorting } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
});
