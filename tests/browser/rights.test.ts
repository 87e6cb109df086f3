import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  api,
  at,
  deviceOf,
  fillWords,
  password,
  signIn,
  useBrowser,
  visitor,
} from '../support/browser.ts';
import { faultsOf, settled } from '../support/browser-checks.ts';

useBrowser();
const list = '/en/storePanel/products/products-tab';

test('the moderator, who lacks the product groups, sees no tab, no page and gets no answer', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  await page.goto(list);
  const tabs = page.getByRole('navigation', { name: 'Products' }).getByRole('link');
  await tabs.first().waitFor();
  expect(await tabs.allTextContents()).toEqual(['Products', 'Categories', 'External links']);
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Product group' }).count()).toBe(0);
  await page.goto('/en/storePanel/products/product-groups');
  await page.waitForURL('**/en/forbidden');
  await page.getByText('You don’t have the rights to access this resource.').waitFor();
  const { status } = await api(`/stores/${as.store?.store_id}/product-groups`, as);
  expect(status).toBe(403);
});

test('the company admin has the tab that the moderator lacks', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα') });
  await page.goto(list);
  await page.getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('row').nth(1).waitFor();
});

test('a page of another panel leads to the chooser, which says which store it needs', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
  await page.goto(list);
  await page.waitForURL('**/en/user-stores?next=*');
  await page.getByRole('button', { name: /Σύνταγμα/ }).click();
  await page.waitForURL(`**${list}`);
});

test('a refused action opens the dialog, which has no accessibility fault', async () => {
  const page = await visitor({ as: await deviceOf('moderator'), expects: /403/ });
  await page.goto('/en/storePanel/products/product-categories/create');
  await fillWords(page, 'name', 'Δοκιμή', 'Trial');
  await page.route('**/product-categories', (route) =>
    route.fulfill({ status: 403, json: { code: 403, error: 'forbidden', message: 'No.' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Forbidden Action' });
  await dialog
    .getByText('You don’t have the rights to perform this action. Please contact a service admin.')
    .waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button').click();
  expect(at(page)).toBe('/en/storePanel/products/product-categories/create');
});

test('a store whose plan was cancelled says until when it stays active', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Ηράκλειο') });
  await page.goto(list);
  await page.getByText(/stays active until \d\d\/\d\d\/\d{4}/).waitFor();
});

const newcomer = { mobile: '6955512345', full_name: 'Ζωή Λάμπρου', password };

async function createModerator(page: Page) {
  await page.goto('/en/storePanel/settings/users/create');
  for (const [name, text] of Object.entries(newcomer))
    await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/settings\/users\/\d+$/);
  await page.getByText('You have successfully created store moderator').waitFor();
}

/** Takes what a search among the rights finds. */
async function take(page: Page, ...searches: string[]) {
  const search = page.getByRole('searchbox', { name: 'Search rights' });
  for (const words of searches) {
    await search.fill(words);
    await page.getByRole('button', { name: 'Take all' }).click();
  }
  await search.fill('');
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You have successfully updated user permissions').waitFor();
}

test('an admin changes a moderator’s rights, and the moderator’s menu follows; so does their removal', async () => {
  const admin = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα') });
  await createModerator(admin);
  const moderator = await visitor({ expects: /40[34]/ });
  await moderator.goto('/en/sign-in');
  await signIn(moderator, newcomer.mobile);
  await moderator.waitForURL('**/en/storePanel');
  const menu = moderator.getByRole('list', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Coupons' }).waitFor();
  await moderator.goto('/en/storePanel/products/product-categories/create');
  await fillWords(moderator, 'name', 'Δοκιμή', 'Trial');

  await take(admin, 'coupons', 'products categories create');
  await moderator.getByRole('button', { name: 'Save' }).click();
  const dialog = moderator.getByRole('alertdialog', { name: 'Forbidden Action' });
  await dialog.getByRole('button').click();
  await menu.getByRole('link', { name: 'Coupons' }).waitFor({ state: 'detached' });
  await menu.getByRole('link', { name: 'Products' }).waitFor();

  await admin.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await admin.getByText('You have successfully deleted the user').waitFor();
  await moderator.goto(list);
  await moderator.waitForURL('**/en/user-stores*');
});
