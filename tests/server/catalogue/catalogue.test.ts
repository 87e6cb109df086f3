import { beforeEach, describe, expect, test } from 'vitest';
import {
  bulkProducts,
  companyProductImage,
  companyProducts,
  orderProducts,
  sortedProducts,
} from '../../../contract/catalogue/company-products.ts';
import { productTags } from '../../../contract/catalogue/product-tags.ts';
import { products } from '../../../contract/catalogue/products.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  type Catalogue,
  changeProduct,
  here,
  productOf,
  sendProduct,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addCompany, addMember, addStore, allBut } from '../../support/areas/people.ts';
import { photograph, png } from '../../support/areas/pictures.ts';

let of: Catalogue;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
});

const fieldsOf = (errors: object = {}) => Object.keys(errors);
const both = () => [of.first.storeId, of.second.storeId];

describe('a product of the catalogue', () => {
  test('has its English and Italian words from the Greek ones (product-language-fallback)', async () => {
    const { data } = await sendProduct(of, {
      name: { el: 'Καφές', en: '', it: '' },
      description: { el: 'Ζεστός', it: 'Caldo' },
    });
    expect(data.name).toEqual({ el: 'Καφές', en: 'Καφές', it: 'Καφές' });
    expect(data.description).toEqual({ el: 'Ζεστός', en: 'Ζεστός', it: 'Caldo' });
  });

  test('has no maximum price unless one is given (store-product-max-price-default)', async () => {
    const { data } = await sendProduct(of, { maximum_price_per_transaction: '' });
    expect(data.maximum_price_per_transaction).toBe(0);
  });

  test('is put into the stores that are named for it, and they are told', async () => {
    const { data } = await sendProduct(of, { store_ids: both(), group_product: 'Πρωινά' });
    expect([data.store_ids, data.stores]).toEqual([both(), ['Αγορά', 'Βάθη']]);
    const [sold] = await soldIn(of, of.second);
    expect(sold).toMatchObject({
      parent_product_id: data.product_id,
      name: { el: 'Καφές' },
      retail_price: 2.5,
      published: true,
      group_product: expect.any(Number),
    });
  });

  test.each<[string, () => Promise<Record<string, unknown>> | Record<string, unknown>]>([
    ['product_tag_id', async () => ({ product_tag_id: 999 })],
    ['valid_to', () => ({ valid_from: '2026-05-02', valid_to: '2026-05-01' })],
    ['store_ids', async () => ({ store_ids: [of.company.storeId] })],
    [
      'store_ids',
      async () => ({
        store_ids: [(await addStore(of.within, await addCompany(of.within), 'store')).storeId],
      }),
    ],
  ])('with a wrong %s is refused by name and leaves nothing', async (field, own) => {
    const sent = await own();
    const { status, refusal } = await sendProduct(of, sent);
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [field]]);
    const { data } = await call(of.within, companyProducts.calls.list, {
      params: here(of),
      as: of.admin,
    });
    expect(data.products).toEqual([]);
    const id = await addToCatalogue(of);
    const changed = await changeProduct(of, id, { ...sent, retail_price: 9 });
    expect([changed.status, fieldsOf(changed.refusal.errors)]).toEqual([422, [field]]);
    expect((await productOf(of, id)).retail_price).toBe(2.5);
  });

  test('shares its SKU with no other, until that one is deleted', async () => {
    const id = await addToCatalogue(of, { sku_number: 'A-1' });
    const { status, refusal } = await sendProduct(of, { sku_number: 'A-1' });
    expect([status, fieldsOf(refusal.errors)]).toEqual([409, ['sku_number']]);
    await call(of.within, companyProducts.calls.delete, { params: here(of, id), as: of.admin });
    expect((await sendProduct(of, { sku_number: 'A-1' })).status).toBe(201);
  });

  test('is found by its tag, its store and whether it is valid', async () => {
    const tag = await addTag(of);
    await addToCatalogue(of, { name: { el: 'Α' }, product_tag_id: tag });
    await addToCatalogue(of, { name: { el: 'Β' }, store_ids: [of.first.storeId] });
    await addToCatalogue(of, { name: { el: 'Γ' }, valid_from: '2999-01-01' });
    await addToCatalogue(of, { name: { el: 'Δ' }, valid_to: '2001-01-01' });
    const search = async (query: Record<string, string | number>) => {
      const { data } = await call(of.within, companyProducts.calls.list, {
        params: here(of),
        as: of.admin,
        query,
      });
      return (data.products as { name: { el: string } }[]).map(({ name }) => name.el);
    };
    expect(await search({ product_tag_id: tag })).toEqual(['Α']);
    expect(await search({ store_ids: of.first.storeId })).toEqual(['Β']);
    expect(await search({ store_ids: of.second.storeId })).toEqual([]);
    expect(await search({ validity: 'upcoming' })).toEqual(['Γ']);
    expect(await search({ validity: 'ended' })).toEqual(['Δ']);
    expect(await search({ validity: 'valid', q: 'β' })).toEqual(['Β']);
  });
});

describe('what its stores show', () => {
  test('stays as it is when the product changes, unless that is asked for', async () => {
    const id = await addToCatalogue(of, { store_ids: both() });
    await changeProduct(of, id, { name: { el: 'Τσάι' }, retail_price: 3 });
    expect((await soldIn(of, of.first))[0]).toMatchObject({
      name: { el: 'Καφές' },
      retail_price: 2.5,
    });

    await changeProduct(of, id, { update_store_products: { status: true } });
    expect((await soldIn(of, of.first))[0]).toMatchObject({
      name: { el: 'Τσάι' },
      retail_price: 2.5,
    });

    await changeProduct(of, id, { update_store_products: { status: true, prices_included: true } });
    for (const store of [of.first, of.second])
      expect((await soldIn(of, store))[0]).toMatchObject({ name: { el: 'Τσάι' }, retail_price: 3 });
  });

  test('is taken away where a store is left out: its row stays for what was sold, unpublished', async () => {
    const id = await addToCatalogue(of, { store_ids: both() });
    const { data } = await changeProduct(of, id, { store_ids: [of.second.storeId] });
    expect(data.store_ids).toEqual([of.second.storeId]);
    const [row] = await soldIn(of, of.first);
    expect(row).toMatchObject({ parent_product_id: id, published: false });

    const staff = await addMember(of.within, of.first);
    const params = { storeId: of.first.storeId, id: row?.product_id ?? 0 };
    const publish = () =>
      call(of.within, products.calls.update, { params, as: staff, body: { published: true } });
    const refused = await publish();
    expect([refused.status, refused.refusal.error, fieldsOf(refused.refusal.errors)]).toEqual([
      422,
      'product_withdrawn',
      ['published'],
    ]);
    await changeProduct(of, id, { store_ids: both() });
    expect((await soldIn(of, of.first))[0]?.published).toBe(true);
    expect((await publish()).status).toBe(200);
  });

  test('is gone from the tills when the product is deleted, and the store keeps its row', async () => {
    const id = await addToCatalogue(of, { store_ids: both() });
    await call(of.within, companyProducts.calls.delete, { params: here(of, id), as: of.admin });
    expect(await soldIn(of, of.first)).toMatchObject([{ published: false }]);
  });

  test('is the picture of the catalogue until the store has its own (product-image-two-stages)', async () => {
    const id = await addToCatalogue(of, { store_ids: both() });
    const upload = async (bytes: Uint8Array) =>
      (
        await call(of.within, companyProductImage, {
          params: here(of, id),
          as: of.admin,
          file: { bytes },
        })
      ).data.image;
    const earlier = await upload(await png());
    const [sold] = await soldIn(of, of.first);
    expect(sold?.image).toBe(earlier);

    const staff = await addMember(of.within, of.first);
    const params = { storeId: of.first.storeId, id: sold?.product_id ?? 0 };
    await call(of.within, products.calls.delete, { params, as: staff });
    expect([...of.within.files.stored.keys()], 'others still show it').toEqual([earlier]);

    const later = await upload(await photograph());
    expect((await soldIn(of, of.second))[0]?.image).toBe(later);
    expect([...of.within.files.stored.keys()]).toEqual([later]);
  });
});

describe('a tag', () => {
  const remove = (id: number, query = {}) =>
    call(of.within, productTags.calls.delete, { params: here(of, id), query, as: of.admin });

  test('that products carry is deleted only when it is taken off them, and says how many', async () => {
    const tag = await addTag(of);
    const id = await addToCatalogue(of, { product_tag_id: tag });
    await addToCatalogue(of, { product_tag_id: tag });
    const { status, refusal } = await remove(tag);
    expect([status, refusal.error, refusal.details]).toEqual([409, 'tag_in_use', { products: 2 }]);
    expect(refusal.message).toContain('2');
    expect((await remove(tag, { take_off: 'true' })).status).toBe(200);
    expect((await productOf(of, id)).product_tag_id).toBeNull();
  });

  test('that only a deleted product carried is deleted like any other', async () => {
    const tag = await addTag(of);
    const id = await addToCatalogue(of, { product_tag_id: tag });
    await call(of.within, companyProducts.calls.delete, { params: here(of, id), as: of.admin });
    expect((await remove(tag)).status).toBe(200);
  });

  test('has a code that no other has', async () => {
    const add = () =>
      call(of.within, productTags.calls.create, {
        params: here(of),
        as: of.admin,
        body: { name: 'Ροφήματα', code: 'HOT' },
      });
    expect((await add()).status).toBe(201);
    const { status, refusal } = await add();
    expect([status, fieldsOf(refusal.errors)]).toEqual([409, ['code']]);
  });
});

describe('the series', () => {
  const order = (sorting: object[], as = of.admin) =>
    call(of.within, orderProducts, { params: here(of), as, body: { sorting } });
  const names = async () =>
    (await call(of.within, sortedProducts, { params: here(of), as: of.admin })).data.products.map(
      ({ name }) => name.el,
    );

  test('is that in which products were added, until it is changed; the others come after', async () => {
    const [a, b, c] = [
      await addToCatalogue(of, { name: { el: 'Α' } }),
      await addToCatalogue(of, { name: { el: 'Β' } }),
      await addToCatalogue(of, { name: { el: 'Γ' } }),
    ];
    expect(await names()).toEqual(['Α', 'Β', 'Γ']);
    const { data } = await order([
      { product_id: b, order: 7 },
      { product_id: c, order: 3 },
    ]);
    expect(data.products.map(({ product_id, order: at }) => [product_id, at])).toEqual([
      [c, 1],
      [b, 2],
      [a, 3],
    ]);
    await addToCatalogue(of, { name: { el: 'Δ' } });
    expect(await names()).toEqual(['Γ', 'Β', 'Α', 'Δ']);
  });

  test('with a product twice, or one of another company, is refused where it stands', async () => {
    const id = await addToCatalogue(of);
    const { status, refusal } = await order([
      { product_id: id, order: 1 },
      { product_id: id, order: 2 },
      { product_id: 999, order: 3 },
    ]);
    expect([status, fieldsOf(refusal.errors)]).toEqual([
      422,
      ['sorting.1.product_id', 'sorting.2.product_id'],
    ]);
  });

  test('needs its own right', async () => {
    const as = await addMember(of.within, of.company, allBut('products.order'));
    const id = await addToCatalogue(of);
    expect((await order([{ product_id: id, order: 1 }], as)).status).toBe(403);
  });
});

describe('a change of all products of a tag', () => {
  const bulk = (tagId: number, body: object, as = of.admin) =>
    call(of.within, bulkProducts, { params: { ...here(of), tagId }, as, body });

  test('reaches the products, and the stores that have no price of their own', async () => {
    const tag = await addTag(of);
    const id = await addToCatalogue(of, { product_tag_id: tag, store_ids: both() });
    const other = await addToCatalogue(of);
    const staff = await addMember(of.within, of.second);
    const [own] = await soldIn(of, of.second);
    await call(of.within, products.calls.update, {
      params: { storeId: of.second.storeId, id: own?.product_id ?? 0 },
      as: staff,
      body: { retail_price: 9 },
    });
    const { data } = await bulk(tag, { retail_price: 4, reward_points: 5 });
    expect(data).toEqual({ updated: 1 });
    expect(await productOf(of, id)).toMatchObject({ retail_price: 4, reward_points: 5 });
    expect((await productOf(of, other)).retail_price).toBe(2.5);
    expect((await soldIn(of, of.first))[0]?.retail_price).toBe(4);
    expect((await soldIn(of, of.second))[0]?.retail_price).toBe(9);
  });

  test('may be of some of them, move them to another tag and into more stores', async () => {
    const [tag, next] = [await addTag(of), await addTag(of, 'Άλλα')];
    const id = await addToCatalogue(of, { product_tag_id: tag });
    const stays = await addToCatalogue(of, { product_tag_id: tag });
    const change = { product_ids: [id], product_tag_id: next, add_to_stores: both() };
    expect((await bulk(tag, change)).data).toEqual({ updated: 1 });
    expect(await productOf(of, id)).toMatchObject({ product_tag_id: next, store_ids: both() });
    expect(await productOf(of, stays)).toMatchObject({ product_tag_id: tag, store_ids: [] });
  });

  test.each<[string, (own: number) => object]>([
    ['product_ids', (own) => ({ product_ids: [own], retail_price: 1 })],
    ['add_to_stores', () => ({ add_to_stores: [999], retail_price: 1 })],
    ['product_tag_id', () => ({ product_tag_id: 999, retail_price: 1 })],
    ['retail_price', () => ({})],
  ])('with a wrong %s is refused by name and changes nothing', async (field, body) => {
    const tag = await addTag(of);
    const id = await addToCatalogue(of, { product_tag_id: tag });
    const untagged = await addToCatalogue(of);
    const { status, refusal } = await bulk(tag, body(untagged));
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [field]]);
    expect((await productOf(of, id)).retail_price).toBe(2.5);
  });

  test('of another company’s tag is not found, and needs the right to change products', async () => {
    const theirs = await addCatalogue(of.within);
    expect((await bulk(await addTag(theirs), { retail_price: 1 })).status).toBe(404);
    const as = await addMember(of.within, of.company, allBut('products.update'));
    expect((await bulk(await addTag(of), { retail_price: 1 }, as)).status).toBe(403);
  });
});
