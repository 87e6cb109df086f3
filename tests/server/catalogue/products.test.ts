import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { productCategories } from '../../../contract/catalogue/product-categories.ts';
import { productGroups } from '../../../contract/catalogue/product-groups.ts';
import { productImage, products } from '../../../contract/catalogue/products.ts';
import {
  storeExternalLinkImage,
  storeExternalLinks,
} from '../../../contract/catalogue/store-external-links.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addMember,
  addPlace,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { photograph, png } from '../../support/areas/pictures.ts';
import { addRecord, goodBody } from '../../support/worlds/factories.ts';

let within: TestApp;
let store: Place;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});

const paramsOf = (id?: number) => ({ storeId: store.storeId, ...(id ? { id } : {}) });
const add = (entity: Entity, own: object = {}) => addRecord(within, entity, store, { ...own });
const save = (own: object) =>
  call(within, products.calls.create, {
    params: paramsOf(),
    as: anna,
    body: goodBody(products, { ...own }),
  });
const change = (id: number, body: object) =>
  call(within, products.calls.update, { params: paramsOf(id), as: anna, body });
const list = (query: Record<string, string | number>, language: Language = 'el') =>
  call(within, products.calls.list, { params: paramsOf(), query, as: anna, language });
const namesOf = async (query: Record<string, string | number>, language: Language = 'el') =>
  ((await list(query, language)).data.products as { name: Record<Language, string> }[]).map(
    ({ name }) => name[language],
  );
const read = async (id: number) =>
  (await call(within, products.calls.read, { params: paramsOf(id), as: anna })).data;

describe('searching', () => {
  beforeEach(async () => {
    await add(products, {
      name: { el: 'Φρέντο Εσπρέσο', en: 'Iced Espresso' },
      sku_number: 'AB-1',
    });
    await add(products, { name: { el: 'ΚΑΦΈΣ', en: 'Coffee', it: 'Caffè' }, sku_number: '50%' });
    await add(products, { name: { el: 'Γαλακτομπούρεκο' }, sku_number: 'x_y' });
  });

  test.each([
    ['φρεντο', 'Φρέντο Εσπρέσο'],
    ['ΦΡΈΝΤΟ', 'Φρέντο Εσπρέσο'],
    ['εσπρεσο', 'Φρέντο Εσπρέσο'],
    ['καφεσ', 'ΚΑΦΈΣ'],
    ['Καφές', 'ΚΑΦΈΣ'],
    ['caffe', 'ΚΑΦΈΣ'],
    ['COFF', 'ΚΑΦΈΣ'],
    ['ab-1', 'Φρέντο Εσπρέσο'],
    ['γαλακτ', 'Γαλακτομπούρεκο'],
  ])('for %s is blind to accents and case and looks in every language', async (q, skus) => {
    expect(await namesOf({ q })).toEqual([skus]);
  });

  test('takes what LIKE would read as a pattern for what it is', async () => {
    expect(await namesOf({ q: '0%' })).toEqual(['ΚΑΦΈΣ']);
    expect(await namesOf({ q: '_' })).toEqual(['Γαλακτομπούρεκο']);
    expect(await namesOf({ q: '\\' })).toEqual([]);
  });
});

describe('the order', () => {
  beforeEach(async () => {
    await add(products, { name: { el: 'Ώριμο', en: 'Apple', it: 'Mela' }, retail_price: 3 });
    await add(products, { name: { el: 'άλφα', en: 'zebra', it: 'élite' }, retail_price: 1 });
    await add(products, { name: { el: 'Βήτα', en: 'Mango', it: 'Dattero' }, retail_price: 2 });
  });

  test.each([
    ['el', ['άλφα', 'Βήτα', 'Ώριμο']],
    ['en', ['Apple', 'Mango', 'zebra']],
    ['it', ['Dattero', 'élite', 'Mela']],
  ] as const)('of names is that of the call’s language: %s', async (language, names) => {
    expect(await namesOf({}, language)).toEqual(names);
    expect(await namesOf({ sort: 'name', order: 'desc' }, language)).toEqual([...names].reverse());
  });

  test('may be that of the price', async () => {
    expect(await namesOf({ sort: 'retail_price' })).toEqual(['άλφα', 'Βήτα', 'Ώριμο']);
  });
});

describe('filters', () => {
  test('narrow the list, alone and together, and the total with it', async () => {
    const coffee = await add(productCategories);
    const cold = await add(productGroups);
    const published = { product_category_id: coffee, published: true };
    await add(products, { name: { el: 'Α' }, ...published, availability_days: ['monday'] });
    await add(products, { name: { el: 'Β' }, product_category_id: coffee, published: false });
    await add(products, { name: { el: 'Γ' }, group_product: cold, availability_days: ['sunday'] });

    expect(await namesOf({ product_category_id: coffee })).toEqual(['Α', 'Β']);
    expect(await namesOf({ product_category_id: coffee, published: 'true' })).toEqual(['Α']);
    expect(await namesOf({ published: 'false' })).toEqual(['Β']);
    expect(await namesOf({ group_product: cold })).toEqual(['Γ']);
    expect(await namesOf({ availability_days: 'sunday' })).toEqual(['Γ']);
    const { data } = await list({ product_category_id: coffee });
    expect(data.pagination).toMatchObject({ total: 2 });
  });

  test.each([
    ['published', 'maybe'],
    ['product_category_id', 'x'],
    ['availability_days', 'someday'],
    ['order', 'up'],
    ['q', 'x'.repeat(101)],
  ])('refuse the value of %s by name', async (name, value) => {
    const { status, refusal } = await list({ [name]: value });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [name]]);
  });
});

describe('a category', () => {
  test.each([
    ['product_category_id', productCategories],
    ['group_product', productGroups],
  ] as const)('or group of another store is refused naming %s', async (field, entity) => {
    const sibling = await addPlace(within, 'store', { ...store, storeId: store.companyId });
    const theirs = await addRecord(within, entity as Entity, sibling);
    const { status, refusal } = await save({ [field]: theirs });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
    const id = await add(products);
    expect((await change(id, { [field]: theirs })).status).toBe(422);
    expect((await change(id, { [field]: 999_999 })).status).toBe(422);
  });

  test('in use is not deleted, and counts its products', async () => {
    const coffee = await add(productCategories);
    const id = await add(products, { product_category_id: coffee });
    const remove = () =>
      call(within, productCategories.calls.delete, { params: paramsOf(coffee), as: anna });
    const one = () =>
      call(within, productCategories.calls.read, { params: paramsOf(coffee), as: anna });
    const refused = await remove();
    expect([refused.status, refused.refusal.error]).toEqual([409, 'in_use']);
    expect((await one()).data.products_count).toBe(1);

    await change(id, { product_category_id: null });
    expect((await one()).data.products_count).toBe(0);
    expect((await remove()).status).toBe(200);
  });
});

test('a product is unpublished until somebody says so (product-published-default)', async () => {
  const { data } = await save({ published: undefined });
  expect(data.published).toBe(false);
});

test('an empty maximum price is stored as 0 (store-product-max-price-default)', async () => {
  expect(
    (await save({ maximum_price_per_transaction: null })).data.maximum_price_per_transaction,
  ).toBe(0);
  expect(
    (await save({ maximum_price_per_transaction: 15 })).data.maximum_price_per_transaction,
  ).toBe(15);
});

test('a product stored with Greek alone is Greek everywhere (product-language-fallback)', async () => {
  const { data } = await save({ name: { el: 'Καφές', en: '', it: '' } });
  expect(data.name).toEqual({ el: 'Καφές', en: 'Καφές', it: 'Καφές' });
});

test.each([0, 0.1, 19.99, 9_999_999.99])(
  'a price of %d comes back as it was sent',
  async (price) => {
    expect((await save({ retail_price: price })).data.retail_price).toBe(price);
  },
);

test('a call gives the image and the parent product no other value (store-product-create-omits)', async () => {
  const { data } = await save({ image: '/files/theirs.webp', parent_product_id: 5 });
  expect([data.image, data.parent_product_id]).toEqual([null, null]);
});

describe('an image', () => {
  let id: number;
  beforeEach(async () => {
    id = await add(products);
  });
  type Sent = { name?: string; type?: string; bytes: Uint8Array; field?: string };
  const upload = (file: Sent) =>
    call(within, productImage, { params: paramsOf(id), as: anna, file });
  const storedPicture = () => sharp([...within.files.stored.values()][0]).metadata();

  test('is uploaded after the product is saved, and is then part of it (product-image-two-stages)', async () => {
    expect((await read(id)).image).toBeNull();
    const { status, data } = await upload({ bytes: await png() });
    expect(status).toBe(200);
    expect((await read(id)).image).toBe(data.image);
    const served = await within.app.request(data.image);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe('webp');
  });

  test('is known by its content, whatever its name says', async () => {
    const bytes = await png();
    expect((await upload({ bytes, name: 'a.jpg', type: 'image/jpeg' })).status).toBe(200);
    expect((await upload({ bytes, name: 'a.exe', type: 'text/html' })).status).toBe(200);
  });

  test('is stripped of what it tells about people, and stands upright', async () => {
    const bytes = await photograph();
    expect(Buffer.from(bytes).includes('Anna Georgiou')).toBe(true);
    expect((await upload({ bytes })).status).toBe(200);
    const [stored = new Uint8Array()] = within.files.stored.values();
    expect(Buffer.from(stored).includes('Anna')).toBe(false);
    const { width, height, exif } = await storedPicture();
    expect([width, height, exif]).toEqual([30, 40, undefined]);
  });

  test('is made no larger than it is shown', async () => {
    await upload({ bytes: await png(3200, 800) });
    expect(await storedPicture()).toMatchObject({ width: 1600, height: 400 });
  });

  test('that is replaced is removed; that of a deleted product stays for coupons that ended', async () => {
    await upload({ bytes: await png() });
    const { data } = await upload({ bytes: await png(10, 10) });
    expect([...within.files.stored.keys()]).toEqual([data.image]);
    await call(within, products.calls.delete, { params: paramsOf(id), as: anna });
    expect((await within.app.request(data.image)).status).toBe(200);
  });

  const text = (content: string) => new TextEncoder().encode(content);
  test.each([
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['a zip', text('PK\u0003\u0004 and so on')],
    ['nothing', new Uint8Array()],
    ['a PDF', text('%PDF-1.7')],
  ])('that is %s under a picture’s name is refused', async (_, bytes) => {
    const { status, refusal } = await upload({ bytes });
    expect([status, refusal.error]).toEqual([422, 'not_an_image']);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['image']);
    expect((await read(id)).image).toBeNull();
    expect(within.files.stored.size).toBe(0);
  });

  test('that is cut short is refused', async () => {
    expect((await upload({ bytes: (await png(400, 400)).slice(0, 300) })).status).toBe(422);
  });

  test('that unfolds into more pixels than memory holds is refused', async () => {
    const bytes = await png(10_000, 6_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect((await upload({ bytes })).status).toBe(422);
  });

  test('of more than eight megabytes is refused', async () => {
    const { status, refusal } = await upload({ bytes: new Uint8Array(8_000_001) });
    expect([status, refusal.error]).toEqual([413, 'too_large']);
  });

  test('under another name than the declared one is refused by name', async () => {
    const { status, refusal } = await upload({ bytes: await png(), field: 'photo' });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['image']]);
  });

  test('needs the right to change products, in this store', async () => {
    const file = { bytes: await png() };
    const reader = await addMember(within, store, allBut('products.update'));
    expect(
      (await call(within, productImage, { params: paramsOf(id), as: reader, file })).status,
    ).toBe(403);
    const stranger = await addMember(within, await addPlace(within, 'store'));
    expect(
      (await call(within, productImage, { params: paramsOf(id), as: stranger, file })).status,
    ).toBe(404);
    expect(
      (await call(within, productImage, { params: paramsOf(999_999), as: anna, file })).status,
    ).toBe(404);
    expect(within.files.stored.size).toBe(0);
  });
});

test('an external link shows the picture uploaded for it', async () => {
  const id = await add(storeExternalLinks as Entity);
  const file = { bytes: await png() };
  const { data } = await call(within, storeExternalLinkImage, {
    params: paramsOf(id),
    as: anna,
    file,
  });
  const { data: link } = await call(within, storeExternalLinks.calls.read, {
    params: paramsOf(id),
    as: anna,
  });
  expect(link.image).toBe(data.image);
});
