import { beforeEach, describe, expect, test } from 'vitest';
import { giftCategories, giftCategoryImage } from '../../../contract/gifts/gift-categories.ts';
import { giftImage, gifts, giftTypeIds, suppliedGifts } from '../../../contract/gifts/gifts.ts';
import { companySuppliers } from '../../../contract/suppliers/suppliers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import { addLadder } from '../../support/areas/till.ts';
import { addRecord, goodBody } from '../../support/worlds/factories.ts';

let within: TestApp;
let company: Place;
let supplier: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  supplier = await addStore(within, company, 'supplier', { name: 'Δώρα Α.Ε.' });
  admin = await addMember(within, company);
});

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
const create = (own: object) =>
  call(within, gifts.calls.create, {
    params: here(),
    as: admin,
    body: goodBody(gifts, { ...own }),
  });
const update = (id: number, body: object) =>
  call(within, gifts.calls.update, { params: here(id), as: admin, body });
const fieldsOf = (errors: object = {}) => Object.keys(errors);

const ofSupplier = () => ({
  gift_type_id: giftTypeIds.supplier,
  supplier_store_id: supplier.storeId,
});

describe('a gift', () => {
  test('of a store has no supplier, whatever is sent (gift-supplier-store-id-omitted)', async () => {
    const { data } = await create({ ...ofSupplier(), gift_type_id: giftTypeIds.store });
    expect(data.supplier_store_id).toBeNull();
  });

  test('of a supplier names no companies, whatever is sent (gift-redeem-company-ids-omitted)', async () => {
    const { data } = await create({ ...ofSupplier(), redeem_company_ids: [company.companyId] });
    expect([data.supplier_store_id, data.redeem_company_ids]).toEqual([supplier.storeId, []]);
  });

  test('that becomes a store’s own loses its supplier (gift-supplier-store-id-omitted)', async () => {
    const { data } = await create(ofSupplier());
    const after = await update(data.gift_id, { gift_type_id: giftTypeIds.store });
    expect(after.data.supplier_store_id).toBeNull();
  });

  test('keeps its supplier when a change does not name it (gift-existing-without-supplier)', async () => {
    const { data } = await create(ofSupplier());
    const renamed = await update(data.gift_id, { title: 'Άλλη κούπα' });
    expect(renamed.data).toMatchObject({
      title: 'Άλλη κούπα',
      supplier_store_id: supplier.storeId,
    });
    const emptied = await update(data.gift_id, { supplier_store_id: null });
    expect(emptied.refusal.errors).toHaveProperty('supplier_store_id');
  });

  test.each<[string, () => Promise<object> | object]>([
    ['gift_type_id', () => ({ gift_type_id: 3 })],
    [
      'supplier_store_id',
      async () => ({
        ...ofSupplier(),
        supplier_store_id: (await addStore(within, company, 'store')).storeId,
      }),
    ],
    [
      'supplier_store_id',
      async () => ({
        ...ofSupplier(),
        supplier_store_id: (await addStore(within, await addCompany(within), 'supplier')).storeId,
      }),
    ],
    [
      'redeem_stores',
      async () => ({
        redeem_stores: [(await addStore(within, await addCompany(within), 'store')).storeId],
      }),
    ],
    [
      'redeem_company_ids',
      async () => ({ redeem_company_ids: [(await addCompany(within)).companyId] }),
    ],
    [
      'gift_category_id',
      async () => ({
        gift_category_id: await addRecord(within, giftCategories, await addCompany(within)),
      }),
    ],
  ])('with somebody else’s %s is refused by name', async (field, own) => {
    const sent = await own();
    const created = await create(sent);
    expect([created.status, fieldsOf(created.refusal.errors)]).toEqual([422, [field]]);
    const id = (await create({})).data.gift_id;
    const changed = await update(id, sent);
    expect([changed.status, fieldsOf(changed.refusal.errors)]).toEqual([422, [field]]);
  });

  test('is redeemed in the stores chosen for it', async () => {
    const store = await addStore(within, company, 'store');
    const { data } = await create({ redeem_stores: [store.storeId, store.storeId] });
    expect(data.redeem_stores).toEqual([store.storeId]);
  });

  test('shows the picture that is uploaded after it is saved (gift-image-two-stages)', async () => {
    const { data } = await create({});
    expect(data.image).toBeNull();
    const file = { bytes: await png() };
    const params = here(data.gift_id);
    const uploaded = await call(within, giftImage, { params, as: admin, file });
    const read = await call(within, gifts.calls.read, { params, as: admin });
    expect(read.data.image).toBe(uploaded.data.image);
  });

  test('is found by category, type, supplier and catalogue', async () => {
    const category = await addRecord(within, giftCategories, company);
    await create({ title: 'A', gift_category_id: category });
    await create({ title: 'B', ...ofSupplier(), show_on_catalog: false });
    const titles = async (query: Record<string, string | number>) => {
      const { data } = await call(within, gifts.calls.list, { params: here(), query, as: admin });
      return (data.gifts as { title: string }[]).map(({ title }) => title);
    };
    expect(await titles({ gift_category_id: category })).toEqual(['A']);
    expect(await titles({ gift_type_id: 1 })).toEqual(['B']);
    expect(await titles({ supplier_store_id: supplier.storeId })).toEqual(['B']);
    expect(await titles({ show_on_catalog: 'true' })).toEqual(['A']);
    expect(await titles({ sort: 'title', order: 'desc' })).toEqual(['B', 'A']);
  });
});

describe('a gift category', () => {
  test('with one language is filled in the others (names-language-fallback)', async () => {
    const id = await addRecord(within, giftCategories, company, { name: { el: '', it: 'Tazze' } });
    const { data } = await call(within, giftCategories.calls.read, { params: here(id), as: admin });
    expect(data.name).toEqual({ el: 'Tazze', en: 'Tazze', it: 'Tazze' });
  });

  test('counts its gifts, and in use is not deleted', async () => {
    const id = await addRecord(within, giftCategories, company);
    const one = { params: here(id), as: admin };
    await create({ gift_category_id: id });
    expect((await call(within, giftCategories.calls.read, one)).data.gifts_count).toBe(1);
    const refused = await call(within, giftCategories.calls.delete, one);
    expect([refused.status, refused.refusal.error]).toEqual([409, 'in_use']);
  });

  test('has a picture', async () => {
    const params = here(await addRecord(within, giftCategories, company));
    const file = { bytes: await png() };
    expect((await call(within, giftCategoryImage, { params, as: admin, file })).status).toBe(200);
  });
});

describe('a supplier', () => {
  test('sees its own gifts, without what the company plans for them', async () => {
    const other = await addStore(within, company, 'supplier');
    await create({ title: 'Mine', ...ofSupplier() });
    await create({ title: 'Theirs', ...ofSupplier(), supplier_store_id: other.storeId });
    const as = await addMember(within, supplier);
    const { data } = await call(within, suppliedGifts.calls.list, {
      params: { id: supplier.storeId },
      as,
    });
    expect(data.supplied_gifts).toMatchObject([{ title: 'Mine' }]);
    expect(JSON.stringify(data)).not.toContain('redeem');
  });

  test('is chosen from by name', async () => {
    await addStore(within, company, 'supplier', { name: 'Άλφα' });
    await addStore(within, await addCompany(within), 'supplier');
    const { data } = await call(within, companySuppliers, { params: here(), as: admin });
    expect(data.suppliers.map(({ name }) => name)).toEqual(['Άλφα', 'Δώρα Α.Ε.']);
  });
});

describe('a tier that a gift wants', () => {
  const addTiers = (place: Place) =>
    addLadder({ app: within, company: place }, [{ from: 0 }, { from: 10_000 }, { from: 30_000 }]);

  test('is one of the company’s own ladder', async () => {
    const [, second = 0] = await addTiers(company);
    const { data } = await create({ store_point_title_id: second });
    expect(data.store_point_title_id).toBe(second);
    const cleared = await update(data.gift_id, { store_point_title_id: null });
    expect(cleared.data.store_point_title_id).toBeNull();
    const [foreign = 0] = await addTiers(await addCompany(within, 'Βήτα'));
    for (const store_point_title_id of [foreign, 999_999]) {
      const { status, refusal } = await update(data.gift_id, { store_point_title_id });
      expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['store_point_title_id']]);
    }
  });
});
