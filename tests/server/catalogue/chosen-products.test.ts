import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { changeChosen, changeChosenOfStore } from '../../../contract/catalogue/chosen-products.ts';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { productCategories } from '../../../contract/catalogue/product-categories.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  type Catalogue,
  here,
  productOf,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';

let of: Catalogue;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
});

const fieldsOf = (errors: object = {}) => Object.keys(errors);

describe('a change of chosen products of the company', () => {
  const change = (body: object, as: Person = of.admin) =>
    call(of.within, changeChosen, { params: here(of), as, body: body as never });

  test('sets price, tag and whether they are published of these alone, and says how many', async () => {
    const tag = await addTag(of);
    const store_ids = [of.first.storeId];
    const one = await addToCatalogue(of, { published: false, store_ids });
    const two = await addToCatalogue(of, { published: false });
    const other = await addToCatalogue(of, { published: false });
    const body = { product_ids: [one, two, one], published: true, retail_price: 4 };
    const { data } = await change({ ...body, product_tag_id: tag });
    expect(data).toEqual({ updated: 2 });
    const changed = { published: true, retail_price: 4, product_tag_id: tag };
    for (const id of [one, two]) expect(await productOf(of, id)).toMatchObject(changed);
    expect(await productOf(of, other)).toMatchObject({ published: false, retail_price: 2.5 });
    expect(await soldIn(of, of.first)).toMatchObject([{ published: false, retail_price: 4 }]);
  });

  test('publishes them in their stores, too, where that is asked for', async () => {
    const id = await addToCatalogue(of, { published: false, store_ids: [of.first.storeId] });
    await change({ product_ids: [id], published: true, in_stores: true });
    expect(await soldIn(of, of.first)).toMatchObject([{ published: true }]);
    await change({ product_ids: [id], published: false, in_stores: true });
    expect(await soldIn(of, of.first)).toMatchObject([{ published: false }]);
  });

  test('is in the audit log by whoever did it', async () => {
    const id = await addToCatalogue(of, { published: false });
    await change({ product_ids: [id], published: true });
    const { data } = await call(of.within, auditLog.calls.list, { params: here(of), as: of.admin });
    expect(JSON.stringify(data)).toContain('/products/chosen');
  });

  test('names those that are not there any more, and changes none', async () => {
    const [stays, deleted] = [await addToCatalogue(of), await addToCatalogue(of)];
    const { delete: remove } = companyProducts.calls;
    await call(of.within, remove, { params: here(of, deleted), as: of.admin });
    const theirs = await addToCatalogue(await addCatalogue(of.within));
    const product_ids = [stays, deleted, theirs];
    const { status, refusal } = await change({ product_ids, retail_price: 9 });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['product_ids.1', 'product_ids.2']]);
    expect((await productOf(of, stays)).retail_price).toBe(2.5);
  });

  test.each([
    ['published', {}],
    ['product_tag_id', { product_tag_id: 999 }],
    ['retail_price', { retail_price: -1 }],
    ['product_ids', { product_ids: [], published: true }],
  ])('with a wrong %s is refused by name', async (field, body) => {
    const { status, refusal } = await change({ product_ids: [await addToCatalogue(of)], ...body });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [field]]);
  });

  test('needs the right to change products', async () => {
    const as = await addMember(of.within, of.company, allBut('products.update'));
    const body = { product_ids: [await addToCatalogue(of)], retail_price: 1 };
    expect((await change(body, as)).status).toBe(403);
  });
});

describe('a change of chosen products of a store', () => {
  let as: Person;
  beforeEach(async () => {
    as = await addMember(of.within, of.first);
  });
  const params = () => ({ storeId: of.first.storeId });
  const change = (body: object) =>
    call(of.within, changeChosenOfStore, { params: params(), as, body: body as never });
  const sold = async (own: object = {}) => {
    await addToCatalogue(of, { store_ids: [of.first.storeId], ...own });
    return (await soldIn(of, of.first)).map(({ product_id }) => product_id);
  };

  test('sets price, category and whether they are published in this store alone', async () => {
    const [id = 0] = await sold({ store_ids: [of.first.storeId, of.second.storeId] });
    const { create } = productCategories.calls;
    const body = { name: { el: 'Ζεστά' } };
    const { data } = await call(of.within, create, { params: params(), as, body });
    const { product_category_id } = data;
    const sent = { published: false, retail_price: 3, product_category_id };
    expect((await change({ product_ids: [id], ...sent })).data).toEqual({ updated: 1 });
    expect(await soldIn(of, of.first)).toMatchObject([sent]);
    expect(await soldIn(of, of.second)).toMatchObject([{ published: true, retail_price: 2.5 }]);
  });

  test('publishes none that the company has withdrawn, and names it', async () => {
    const [id = 0] = await sold();
    const [parent] = await soldIn(of, of.first);
    const catalogue = { params: here(of, parent?.parent_product_id ?? 0), as: of.admin };
    await call(of.within, companyProducts.calls.update, { ...catalogue, body: { store_ids: [] } });
    const { status, refusal } = await change({ product_ids: [id], published: true });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['product_ids.0']]);
    expect((await change({ product_ids: [id], retail_price: 3 })).status).toBe(200);
  });

  test('reaches no product of another store, and no category either', async () => {
    const [own = 0] = await sold({ store_ids: [of.first.storeId, of.second.storeId] });
    const [other] = await soldIn(of, of.second);
    const product_ids = [own, other?.product_id ?? 0];
    const { refusal } = await change({ product_ids, retail_price: 3 });
    expect(fieldsOf(refusal.errors)).toEqual(['product_ids.1']);
    const wrong = await change({ product_ids: [own], product_category_id: 999 });
    expect([wrong.status, fieldsOf(wrong.refusal.errors)]).toEqual([422, ['product_category_id']]);
    expect(await soldIn(of, of.first)).toMatchObject([{ retail_price: 2.5 }]);
  });
});
