import { expect, test } from 'vitest';
import { api, at, deviceOf, fillWords, useBrowser, visitor } from '../support/browser.ts';
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
