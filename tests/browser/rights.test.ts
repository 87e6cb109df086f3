import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Language, languages } from '../../contract/engine/languages.ts';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';
import {
  api,
  at,
  comeIn,
  deviceOf,
  fillWords,
  firstPassword,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { faultsOf, settled } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { wordOf } from '../support/resource-words.ts';

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

const words = { el, en, it };

const newcomerIn = (language: Language) => ({
  mobile: `695551234${languages.indexOf(language)}`,
  full_name: 'Ζωή Λάμπρου',
  password: firstPassword,
});

async function createModerator(page: Page, language: Language) {
  await page.goto(`/${language}/storePanel/settings/users/create`);
  for (const [name, text] of Object.entries(newcomerIn(language)))
    await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: words[language].ra.action.save }).click();
  await page.waitForURL(/settings\/users\/\d+$/);
  await page.getByText(wordOf(words[language], 'settings/users', 'texts.created')).waitFor();
}

/** Takes what a search among the rights finds. */
async function take(page: Page, language: Language, ...searches: string[]) {
  const { rights, ra, members } = words[language];
  const search = page.getByRole('searchbox', { name: rights.search });
  for (const looked of searches) {
    await search.fill(looked);
    await page.getByRole('button', { name: rights.none }).click();
  }
  await search.fill('');
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: ra.action.save }).click();
  await page.getByText(members.rights.done).waitFor();
}

inEachLanguage(
  'in %s an admin changes a moderator’s rights, and the moderator’s menu follows; so does their removal',
  async (language) => {
    const { members, menu: names, ra, shell } = words[language];
    const admin = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα') });
    await createModerator(admin, language);
    const moderator = await visitor({ expects: /40[34]|428/ });
    await comeIn(moderator, language, newcomerIn(language).mobile);
    await moderator.waitForURL(`**/${language}/storePanel`);
    const menu = moderator.getByRole('list', { name: shell.menu });
    await menu.getByRole('link', { name: names.coupons }).waitFor();
    await moderator.goto(`/${language}/storePanel/products/product-categories/create`);
    await fillWords(moderator, 'name', 'Δοκιμή', 'Trial');

    await admin.reload();
    await take(admin, language, 'coupons', 'products categories create');
    await moderator.getByRole('button', { name: ra.action.save }).click();
    const dialog = moderator.getByRole('alertdialog', { name: shell.forbidden.title });
    await dialog.getByRole('button').click();
    await menu.getByRole('link', { name: names.coupons }).waitFor({ state: 'detached' });
    await menu.getByRole('link', { name: names.products }).waitFor();

    await admin.getByRole('button', { name: members.remove.title, exact: true }).click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: members.remove.title, exact: true })
      .click();
    await admin.getByText(members.remove.done).waitFor();
    await moderator.goto(`/${language}/storePanel/products/products-tab`);
    await moderator.waitForURL(`**/${language}/user-stores*`);
  },
);
