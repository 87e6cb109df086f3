import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  api,
  at,
  type Device,
  deviceOf,
  fillWords,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { faultsOf, settled } from '../support/browser/browser-checks.ts';

useBrowser();

const list = '/en/storePanel/products/products-tab';
type Product = Record<string, unknown> & { product_id: number; image: string | null };

const productsOf = async ({ token, store }: Device, q: string) => {
  const path = `/stores/${store?.store_id}/products?q=${encodeURIComponent(q)}`;
  const { data } = await api<{ products: Product[] }>(path, { token });
  return data.products;
};

const addProduct = ({ token, store }: Device, name: string) =>
  api<Product>(`/stores/${store?.store_id}/products`, {
    token,
    body: { name: { el: name, en: name, it: name }, retail_price: 2 },
  });

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f5666' } })
    .png()
    .toBuffer();

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text);

test('a moderator creates a product with a picture, changes it and deletes it', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  await page.goto(list);
  await page.getByRole('link', { name: 'Create' }).click();
  await fillWords(page, 'name', 'Κρύο τσάι', 'Iced tea');
  await page.locator('[name=retail_price]').fill('3.40');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: await picture() });
  await save(page);
  await page.getByText('You have successfully created product').waitFor();
  await page.goto(list);
  await search(page, 'iced tea');
  const image = page.getByRole('row', { name: /Iced tea/ }).locator('img[src^="/files/"]');
  await image.waitFor();
  await expect
    .poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const [created] = await productsOf(as, 'iced tea');
  expect(created).toMatchObject({ retail_price: 3.4, published: false });

  await page.getByRole('link', { name: 'Iced tea' }).click();
  await page.waitForURL(`**${list}/${created?.product_id}`);
  await page.locator('[name=retail_price]').fill('3.90');
  await save(page);
  await page.getByText('You have successfully updated product').waitFor();
  expect(await productsOf(as, 'iced tea')).toMatchObject([{ retail_price: 3.9 }]);

  await page.goto(`${list}/${created?.product_id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('You have successfully deleted product').waitFor();
  expect(await productsOf(as, 'iced tea')).toEqual([]);
});

async function chooseBoth(page: Page, name: string) {
  await page.goto(list);
  await search(page, name);
  // Before there is a list there is no fourth row either, and what is chosen of the whole one is none of these.
  await page.getByRole('row').nth(2).waitFor();
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
  await settled(page);
  await page.getByRole('checkbox', { name: /select all/i }).check();
  await settled(page);
}

test('products deleted together are there again after Undo, and gone without it', async () => {
  const as = await deviceOf('moderator');
  await addProduct(as, 'Undoable one');
  await addProduct(as, 'Undoable two');
  const page = await visitor({ as });
  await chooseBoth(page, 'undoable');
  expect(await faultsOf(page), 'with rows chosen').toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 elements deleted').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Undoable one' }).waitFor();
  expect(await productsOf(as, 'undoable')).toHaveLength(2);

  await chooseBoth(page, 'undoable');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 elements deleted').waitFor();
  await expect.poll(() => productsOf(as, 'undoable')).toEqual([]);
});

test('columns chosen by the user are still there after a reload', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await page.goto(list);
  const column = page.getByRole('columnheader', { name: 'SKU' });
  await page.getByRole('row').nth(1).waitFor();
  expect(await column.count()).toBe(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'SKU', checked: false }).click();
  await settled(page);
  expect(await faultsOf(page), 'with the columns open').toEqual([]);
  await page.keyboard.press('Escape');
  await column.waitFor();
  await page.reload();
  await column.waitFor();
});

test('saving over what somebody else changed meanwhile shows both, and the chosen one stays', async () => {
  const as = await deviceOf('moderator');
  const { data } = await addProduct(as, 'Contested');
  const path = `/stores/${as.store?.store_id}/products/${data.product_id}`;
  const page = await visitor({ as, expects: /409/ });
  await page.goto(`${list}/${data.product_id}`);
  await page.locator('[name=sku_number]').fill('MINE');
  await api(path, { token: as.token, method: 'PUT', body: { sku_number: 'THEIRS' } });
  await save(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('cell', { name: 'THEIRS' }).waitFor();
  await dialog.getByRole('cell', { name: 'MINE' }).waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await save(page);
  await page.getByText('You have successfully updated product').waitFor();
  expect(await productsOf(as, 'contested')).toMatchObject([{ sku_number: 'MINE' }]);
  await api(path, { token: as.token, method: 'DELETE' });
});

test('leaving a changed form asks first, and staying keeps what was typed', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await page.goto(`${list}/create`);
  await page.locator('[name=sku_number]').fill('half done');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await page.locator('[name=sku_number]').inputValue()).toBe('half done');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL(`**${list}`);
});

test('a file that is no picture is refused before anything is sent', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await page.goto(`${list}/create`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page
    .getByRole('alert')
    .getByText(/not an image/)
    .waitFor();
  expect(at(page)).toBe(`${list}/create`);
});
