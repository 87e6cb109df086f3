import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { it } from '../../../contract/words/it.ts';
import { productsTable } from '../../../server/tables/products.ts';
import { call } from '../../support/app.ts';
import {
  field,
  fill,
  isAt,
  oneSent,
  open,
  picture,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/storePanel/products/products-tab';
const created = 'You have successfully created product';

/** The products of the store as the server has them. */
async function storedProducts({ person, place }: Awaited<ReturnType<typeof signedInTo>>) {
  const { data } = await call(back(), products.calls.list, {
    params: { storeId: place.storeId },
    as: person,
  });
  return data.products as Record<string, unknown>[];
}

async function openCreate() {
  const staff = await signedInTo('store');
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2.50');
  const sent = () => oneSent('POST', `/stores/${staff.place.storeId}/products`);
  return { user, sent, ...staff };
}

const chooseImage = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, await picture());
  await waitFor(() => expect(document.querySelector('fieldset img')).not.toBeNull());
};

test('a new product is not published (product-published-default)', async () => {
  const { user, sent, ...staff } = await openCreate();
  expect(await field('published')).not.toBeChecked();
  await press(user, 'Save');
  expect((await sent()).body).toMatchObject({ published: false });
  await screen.findByText(created);
  expect(await storedProducts(staff)).toMatchObject([{ published: false, retail_price: 2.5 }]);
});

test('what was refused is not said any more when the save has worked', async () => {
  const { user } = await openCreate();
  await fill(user, 'retail_price', '-1');
  await press(user, 'Save');
  await screen.findByText('The form is not valid. Please check for errors');
  await fill(user, 'retail_price', '2.50');
  await press(user, 'Save');
  await screen.findByText(created);
  expect(screen.queryByText('The form is not valid. Please check for errors')).toBeNull();
});

test('image and parent_product_id are not sent with a new product (store-product-create-omits)', async () => {
  const { user, sent } = await openCreate();
  await chooseImage(user);
  await press(user, 'Save');
  const names = Object.keys((await sent()).body as object);
  expect(names).not.toContain('image');
  expect(names).not.toContain('parent_product_id');
  await screen.findByText(created);
});

test('empty values of a new product are not sent (store-product-drop-empty)', async () => {
  const { user, sent } = await openCreate();
  await fill(user, 'sku_number', 'X1');
  await fill(user, 'sku_number', '');
  await press(user, 'Save');
  const { body } = await sent();
  expect(Object.keys(body as object)).not.toContain('sku_number');
  expect(Object.values(body as object)).not.toContain(null);
  await screen.findByText(created);
});

test('an empty maximum price is saved as 0 (store-product-max-price-default)', async () => {
  const { user, sent, ...staff } = await openCreate();
  await fill(user, 'maximum_price_per_transaction', '');
  await press(user, 'Save');
  await sent();
  await screen.findByText(created);
  expect(await storedProducts(staff)).toMatchObject([{ maximum_price_per_transaction: 0 }]);
});

test('a Greek name alone is shown in English and Italian too (product-language-fallback)', async () => {
  const { user, ...staff } = await openCreate();
  await press(user, 'Save');
  await screen.findByText(created);
  await open(list);
  await screen.findByRole('cell', { name: 'Καφές' });
  const el = 'Καφές';
  expect(await storedProducts(staff)).toMatchObject([{ name: { el, en: el, it: el } }]);
  await open('/it/storePanel/products/products-tab');
  await screen.findByRole('cell', { name: el });
});

test('the image is sent after the product is saved, and its page follows both (product-image-two-stages)', async () => {
  const { user, place, ...staff } = await openCreate();
  await chooseImage(user);
  let finish: (() => void) | undefined;
  const held = new Promise<void>((done) => {
    finish = done;
  });
  back().answer = async ({ path }) => {
    if (path.endsWith('/images')) await held;
    return undefined;
  };
  await press(user, 'Save');
  const upload = await oneSent('POST', /\/images$/);
  const [row] = await storedProducts({ place, ...staff });
  expect(upload.path).toBe(`/stores/${place.storeId}/products/${row?.product_id}/images`);
  expect(row?.image, 'saved before its image').toBeNull();
  expect(location.pathname, 'the form stays until both are done').toBe(`${list}/create`);
  finish?.();
  await isAt(`${list}/${row?.product_id}`);
  expect((await storedProducts({ place, ...staff }))[0]?.image).toMatch(/^\/files\//);
});

test('what could not be saved is asked about before it is left', async () => {
  const { user } = await openCreate();
  back().answer = ({ method }) =>
    method === 'POST' ? refusal(503, 'unavailable', 'Try again later') : undefined;
  await press(user, 'Save');
  await screen.findByText('Try again later');
  await user.click(screen.getByRole('link', { name: 'Coupons' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(user, 'Keep editing');
  expect((await field('name.el')).value).toBe('Καφές');
  await isAt(`${list}/create`);
});

test('a product is changed at once after its image was sent, without a conflict with oneself', async () => {
  const { user } = await openCreate();
  await chooseImage(user);
  await press(user, 'Save');
  await screen.findByRole('button', { name: 'Delete' });
  await fill(user, 'retail_price', '2.70');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated product');
});

test('an image that fails leads to the saved product with a warning, and makes no twin (product-image-two-stages)', async () => {
  const { user, place, ...staff } = await openCreate();
  await chooseImage(user);
  back().answer = ({ path }) =>
    path.endsWith('/images') ? refusal(422, 'not_an_image', 'Invalid image') : undefined;
  await press(user, 'Save');
  await screen.findByText('The record was saved, but the image was not. Invalid image');
  const rows = await storedProducts({ place, ...staff });
  expect(rows).toHaveLength(1);
  await isAt(`${list}/${rows[0]?.product_id}`);
  expect((await field('name.el')).value).toBe('Καφές');
  expect(sentTo('POST', `/stores/${place.storeId}/products`)).toHaveLength(1);
});

test('what was typed into a form outlives the record that arrives after it', async () => {
  const { place } = await signedInTo('store');
  const id = await addRecord(back(), products as never, place);
  const { user } = await open(list);
  const row = await screen.findByRole('link', { name: 'Coffee' });
  const { db } = back().database;
  await db.update(productsTable).set({ retail_price: 7.5 }).where(eq(productsTable.product_id, id));
  let finish: (() => void) | undefined;
  const held = new Promise<void>((done) => {
    finish = done;
  });
  back().answer = async ({ path }) => {
    if (path.endsWith(`/products/${id}`)) await held;
    return undefined;
  };
  await user.click(row);
  await fill(user, 'sku_number', 'TYPED');
  finish?.();
  await waitFor(() => expect(document.querySelector('[name=retail_price]')).toHaveValue('7.50'));
  expect(document.querySelector('[name=sku_number]')).toHaveValue('TYPED');
});

test('an amount is typed with a comma in Greek and with a point in English', async () => {
  const staff = await signedInTo('store');
  const { user } = await open('/el/storePanel/products/products-tab/create');
  await fill(user, 'name.el', 'Τσάι');
  await fill(user, 'retail_price', '1.234,50');
  await press(user, 'Αποθήκευση');
  await waitFor(() => expect(location.pathname).toMatch(/products-tab\/\d+$/));
  await open('/el/storePanel/products/products-tab');
  await screen.findByRole('cell', { name: /1\.234,50\s€/ });
  expect(await storedProducts(staff)).toMatchObject([{ retail_price: 1234.5 }]);
  await open(`${list}/${(await storedProducts(staff))[0]?.product_id}`);
  const price = await field('retail_price');
  await waitFor(() => expect(price).toHaveValue('1234.50'));
});

test('what is no amount is told beside its field and nothing is sent', async () => {
  const { user, place } = await openCreate();
  await fill(user, 'retail_price', 'two');
  await press(user, 'Save');
  await screen.findByText('This is not a number.');
  expect(sentTo('POST', `/stores/${place.storeId}/products`)).toEqual([]);
});

test('what is missing is told beside its field and follows the language', async () => {
  await signedInTo('store');
  const { user } = await open(`${list}/create`);
  await fill(user, 'sku_number', 'X');
  await press(user, 'Save');
  await screen.findAllByText('This field is required.');
  await press(user, /^Language/);
  await user.click(await screen.findByRole('menuitem', { name: 'Italiano' }));
  await screen.findAllByText(it.validation.required);
  expect((await field('sku_number')).value, 'what was typed stays').toBe('X');
});

test('a page of the list has twelve rows until somebody chooses more, which is remembered (table-page-size)', async () => {
  const { place } = await signedInTo('store');
  for (let index = 0; index < 14; index += 1) await addRecord(back(), products as never, place);
  const { user } = await open(list);
  const rowsAre = (count: number) =>
    waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + count));
  await rowsAre(12);
  const path = `/stores/${place.storeId}/products`;
  expect(sentTo('GET', path).at(-1)?.query).not.toHaveProperty('per_page');
  const sizes = screen.getByRole('combobox', { name: /Rows per page/ });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '25', '50', '100']);
  await user.selectOptions(sizes, '25');
  await rowsAre(14);
  expect(sentTo('GET', path).at(-1)?.query).toMatchObject({ per_page: '25' });
  await open(`${list}?filter=${encodeURIComponent('{"published":"true"}')}`);
  await rowsAre(14);
});

test('a page size of the address that is none is put right', async () => {
  const { place } = await signedInTo('store');
  for (let index = 0; index < 14; index += 1) await addRecord(back(), products as never, place);
  await open(`${list}?perPage=7`);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 12));
});

test('after a deletion the list is asked for page 1 (lists-request-page-1)', async () => {
  const { place } = await signedInTo('store');
  for (let index = 0; index < 14; index += 1) await addRecord(back(), products as never, place);
  const { user } = await open(list);
  // As somebody turns the page: an address that was typed is not remembered.
  await press(user, /page 2/);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 2));
  const [, row] = screen.getAllByRole('row');
  if (!row) throw new Error('No row');
  await user.click(within(row).getAllByRole('cell')[2] as HTMLElement);
  await field('sku_number');
  await press(user, 'Delete');
  await press(user, 'Confirm');
  await screen.findByText('You have successfully deleted product');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 12));
  const last = sentTo('GET', `/stores/${place.storeId}/products`).at(-1);
  expect(last?.query.page).toBe('1');
});
