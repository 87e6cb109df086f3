// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  api,
  at,
  deviceOf,
  fillWords,
  password,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { faultsOf, settled } from '../support/browser/browser-checks.ts';
import { type Product, startProduct } from '../support/browser/browser-server.ts';

useBrowser();

const list = '/en/storePanel/products/products-tab';
const signedOut = { name: 'You have been signed out' };

/** A product of its own: these journeys end sessions. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());

/**
 * Somebody on a page by whose clock hours pass at once; what watches the session has arrived. So has
 * the answer that fills the tray of exports: after the clock was turned it would keep the session anew.
 */
async function opened(page: Page, path: string) {
  const arrived = [/SessionGuard/, /\/exports(\?|$)/].map((each) => page.waitForResponse(each));
  await page.goto(path);
  await Promise.all(arrived);
  await settled(page);
}
async function somebody(expects?: RegExp) {
  const { origin } = product;
  const as = await deviceOf('moderator', undefined, origin);
  const page = await visitor({ as, origin, ...(expects ? { expects } : {}) });
  await page.clock.install();
  return { as, origin, page };
}

test('whoever is about to be signed out is warned on all pages, and stays signed in on all by one press', async () => {
  const { page } = await somebody();
  const beside = await page.context().newPage();
  await opened(page, list);
  await opened(beside, list);
  const warnings = [page, beside].map((each) =>
    each.getByRole('alertdialog', { name: 'You will be signed out soon' }),
  );
  await page.clock.fastForward('27:30');
  for (const warning of warnings) await warning.getByText(/at \d\d:\d\d/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  for (const warning of warnings) await warning.waitFor({ state: 'detached' });
});

test('whoever was signed out on all pages is back on all of them by signing in on one', async () => {
  const { page } = await somebody(/401/);
  const beside = await page.context().newPage();
  await opened(page, list);
  await opened(beside, list);
  await page.clock.fastForward('30:00');
  const dialogs = [page, beside].map((each) => each.getByRole('alertdialog', signedOut));
  for (const dialog of dialogs) await dialog.waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  const adopted = beside.waitForResponse(/users\/me\?/);
  await page.keyboard.press('Enter');
  for (const dialog of dialogs) await dialog.waitFor({ state: 'detached' });
  await adopted;
  const [here, there] = await Promise.all(
    [page, beside].map(async (each) => {
      const call = each.waitForRequest(/\/product-categories/);
      await each.getByRole('link', { name: 'Categories' }).click();
      return (await call).headers().authorization;
    }),
  );
  expect(there).toBe(here);
});

test('whoever was signed out signs in over the page, and saves what was typed before', async () => {
  const { page, as } = await somebody(/401/);
  await opened(page, `${list}/create`);
  await fillWords(page, 'name', 'Έμεινε', 'Typed before');
  await page.locator('[name=retail_price]').fill('3.10');
  await page.clock.fastForward('30:00');
  const over = page.getByRole('alertdialog', signedOut);
  const word = over.getByLabel('Password', { exact: true });
  await word.fill('not the password');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await over.getByText('Invalid login credentials.').waitFor();
  await word.fill(password);
  await page.keyboard.press('Enter');
  await over.waitFor({ state: 'detached' });
  // The server's clock stands: an answer to an earlier call may close the dialog before the new token is there.
  await page.waitForFunction((token) => localStorage.getItem('accessToken') !== token, as.token);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You have successfully created product').waitFor();
});

test('the end of the longest sign-in is announced, and is not put off; refused then, the page stays', async () => {
  const { page, as, origin } = await somebody(/401|WebSocket/);
  await page.route('**/users/me?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.session.left_seconds = 240;
    await route.fulfill({ response: answer, json: body });
  });
  await opened(page, list);
  const said = page.getByRole('alertdialog', { name: /^You will be signed out at/ });
  await said.getByText(/cannot be put off/).waitFor();
  await said.getByRole('button', { name: 'Later' }).click();
  await said.waitFor({ state: 'detached' });
  // The server's own clock stands still: what ends there is ended by hand.
  await api('/users/logout', { origin, token: as.token, method: 'POST' });
  await page.clock.fastForward('04:10');
  await page
    .getByRole('alertdialog', signedOut)
    .getByText(/this page stays as it is/)
    .waitFor();
  expect(at(page)).toBe(list);
});
