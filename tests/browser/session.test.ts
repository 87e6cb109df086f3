// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accounts,
  api,
  at,
  deviceOf,
  fillWords,
  signIn,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/browser/browser-server.ts';

useBrowser();

const list = '/en/storePanel/products/products-tab';
const sku = (page: Page) => page.locator('[name=sku_number]');

/** A product of its own: these journeys take it away and start it again. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());
const device = () => deviceOf('moderator', undefined, product.origin);

test('another language keeps the page and what was typed', async () => {
  const { origin } = product;
  const as = await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα', origin);
  const page = await visitor({ as, origin });
  await page.goto(`${list}/create`);
  await sku(page).fill('typed');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await page.waitForURL('**/it/storePanel/products/products-tab/create');
  await page.getByRole('button', { name: 'Salva' }).waitFor();
  expect(await sku(page).inputValue()).toBe('typed');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await page.getByRole('button', { name: /^Lingua/ }).click();
  await page.getByRole('menuitem', { name: 'Ελληνικά' }).click();
  await page.waitForURL('**/el/**');
  expect(await sku(page).inputValue()).toBe('typed');
});

test('a revoked token leads to sign-in with the message, and back to the page after it', async () => {
  const { origin } = product;
  const as = await device();
  const page = await visitor({ as, origin, expects: /401/ });
  await page.goto(list);
  await page.getByRole('row').nth(1).waitFor();
  await api('/users/logout', { origin, token: as.token, method: 'POST' });
  // Asking ahead for the page may be what is refused, before the click has led anywhere: nobody waits for that.
  const clicked = page.getByRole('link', { name: 'Categories' }).click();
  clicked.catch(() => undefined);
  await page.waitForURL('**/sign-in?expired=1**');
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  expect(next).toMatch(/^\/en\/storePanel\/products\//);
  await page.getByRole('alert').getByText('Session expired, please log in anew.').waitFor();
  await signIn(page, accounts.moderator);
  await page.waitForURL(({ pathname }) => pathname === next);
  await page.getByRole('row').nth(1).waitFor();
});

test('with the server gone a form says so and keeps everything; with the server back it saves', async () => {
  const { origin } = product;
  const page = await visitor({
    as: await device(),
    origin,
    expects: /Failed to load resource|ERR_/,
  });
  await page.goto(`${list}/create`);
  await fillWords(page, 'name', 'Αντέχει', 'Outlives the server');
  await page.locator('[name=retail_price]').fill('4.20');
  await sku(page).fill('STAYS');
  await product.kill();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/The server cannot be reached/).waitFor();
  expect(await sku(page).inputValue()).toBe('STAYS');
  expect(at(page)).toBe(`${list}/create`);
  await product.start();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You have successfully created product').waitFor();
  await page.goto(list);
  await page.getByRole('searchbox').fill('outlives');
  await page.getByRole('link', { name: 'Outlives the server' }).waitFor();
});

test('with the server gone a list says so and can be asked for again', async () => {
  const { origin } = product;
  const page = await visitor({
    as: await device(),
    origin,
    expects: /Failed to load resource|ERR_/,
  });
  await page.goto(list);
  await page.getByRole('row').nth(1).waitFor();
  await product.kill();
  await page.getByRole('link', { name: 'Categories' }).click();
  await page
    .getByText(/The server cannot be reached/)
    .first()
    .waitFor();
  await product.start();
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await page.getByRole('row').nth(1).waitFor();
});

test('a part that does not arrive leaves the form as it is, says so, and comes later', async () => {
  const { origin } = product;
  const page = await visitor({ as: await device(), origin, expects: /Failed to load|ERR_/ });
  await page.goto(`${list}/create`);
  await sku(page).fill('STAYS');
  await page.route('**/assets/CommandDialog*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByText(/The server cannot be reached/).waitFor();
  expect(await sku(page).inputValue()).toBe('STAYS');
  await page.unroute('**/assets/CommandDialog*');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
});

test('a page of which something breaks off once on its way opens all the same', async () => {
  const { origin } = product;
  const page = await visitor({ as: await device(), origin });
  const broken = new Set<string>();
  for (const part of ['PanelRoute', 'users/me'])
    await page.route(new RegExp(part), (route) => {
      const first = !broken.has(part);
      broken.add(part);
      // As a browser gives up what it began, without a word in its console.
      return first ? route.abort('aborted') : route.continue();
    });
  await page.goto(list);
  await page.getByRole('row').nth(1).waitFor();
  expect(broken.size).toBe(2);
});

test('a list is where it was left when one comes back to it, and after a reload', async () => {
  const { origin } = product;
  const page = await visitor({ as: await device(), origin, width: 390 });
  await page.goto('/en/storePanel/transactions');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '€' });
  const top = () => page.evaluate(() => Math.round(scrollY));
  await rows.nth(8).waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(top).toBe(500);
  const link = rows.nth(8).getByRole('link').first();
  // The mouse scrolls it into view, where rows are higher today.
  await link.hover();
  const left = await top();
  await link.click();
  await page.waitForURL(/transactions\/\d+$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await rows.nth(8).waitFor();
  await expect.poll(top).toBe(left);
  await page.reload();
  await rows.nth(8).waitFor();
  await expect.poll(top).toBe(left);
});

test('colours chosen on the device are still there after a reload', async () => {
  const { origin } = product;
  const page = await visitor({ as: await device(), origin });
  await page.goto(list);
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Use light colours' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
});
