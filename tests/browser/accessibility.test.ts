// @module-tag long
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { api, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../support/browser/browser-checks.ts';
import { cutTextsOf, lostFocusOf, smallTargetsOf, tabTo } from '../support/browser/reach-checks.ts';

useBrowser();

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const store = () => deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα');
const company = () => deviceOf('companyAdmin', 'Αιγαίον Καφέ');

const customers = '/el/loyaltyPanel/customers/customers-tab';
const everyday = {
  company: ['/el/loyaltyPanel', customers, `${customers}/1`, '/el/loyaltyPanel/business-profile'],
  store: [
    '/el/storePanel',
    '/el/storePanel/products/products-tab',
    '/el/storePanel/products/products-tab/create',
    '/el/storePanel/coupons/with-code/create',
    '/el/points-pos',
  ],
};
const devices = { company, store };
const sides = ['company', 'store'] as const;

// As WCAG 1.4.12 has it.
const spaced = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

test.each(sides)(
  'the pages of a %s lose nothing at 320 pixels, at 200 percent, or with wider spacing',
  async (side) => {
    const page = await visitor({ as: await devices[side]() });
    const faults: string[] = [];
    const note = (path: string, found: string[]) =>
      faults.push(...found.map((each) => `${path}: ${each}`));
    for (const path of everyday[side]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      note(`${path} targets`, await smallTargetsOf(page));
      note(path, await overflowOf(page, 320));
      note(`${path} at 320`, await cutTextsOf(page));
      note(`${path} at 320 targets`, await smallTargetsOf(page));
      note(path, await overflowOf(page, 640));
      await page.addStyleTag({ content: spaced });
      note(`${path} spaced`, [...(await overflowOf(page, 1280)), ...(await cutTextsOf(page))]);
    }
    expect(faults).toEqual([]);
  },
);

test('with wider spacing the matrix shows a name whole where somebody works, however long it is', async () => {
  const long = 'Καφές φίλτρου από μονοποικιλιακούς κόκκους Αιθιοπίας, διπλή μερίδα, με γάλα βρώμης';
  // What is changed on its way keeps the browser from the socket of this machine.
  const page = await visitor({ as: await company(), expects: /WebSocket/ });
  await page.route('**/store-products/products?*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace(/"el":"[^"]+"/, `"el":"${long}"`) });
  });
  await open(page, '/el/loyaltyPanel/products/products-per-store');
  await page.addStyleTag({ content: spaced });
  const cutIn = async () =>
    (await cutTextsOf(page)).filter((text) => text.includes('Αιθιοπίας')).length;
  await page.getByText(long).waitFor();
  expect(await cutIn()).toBe(1);
  await page.getByRole('gridcell').first().focus();
  expect(await cutIn()).toBe(0);
  const isUncovered = await page.getByText(long).evaluate((name) => {
    const { left, bottom } = name.getBoundingClientRect();
    return document.elementFromPoint(left + 5, bottom - 5) === name;
  });
  expect(isUncovered).toBe(true);
});

test('at 200 % no bar hides what has the focus, neither forwards nor backwards', async () => {
  const page = await visitor({ as: await company() });
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/el/loyaltyPanel/business-profile');
  await page.getByRole('main').getByRole('textbox').first().fill('Κάτι άλλο');
  await page.getByRole('region', { name: 'Μη αποθηκευμένα' }).waitFor();
  expect(await lostFocusOf(page, 'Tab', 25)).toEqual([]);
  expect(await lostFocusOf(page, 'Shift+Tab', 25)).toEqual([]);
});

test('at 200 % the bar of chosen rows hides none of them that has the focus', async () => {
  const page = await visitor({ as: await company() });
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/el/loyaltyPanel/redemptions/products');
  await page.getByRole('checkbox').nth(1).check();
  expect(await lostFocusOf(page, 'Tab', 40)).toEqual([]);
  expect(await lostFocusOf(page, 'Shift+Tab', 40)).toEqual([]);
});

test('who prefers less motion sees none: nothing takes its time to move', async () => {
  const page = await visitor({ as: await company() });
  await open(page, customers);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const times = [transitionDuration, animationName === 'none' ? '0s' : animationDuration];
        return times
          .join()
          .split(',')
          .some((time) => Number.parseFloat(time) > 0.02);
      }).length,
  );
  expect(moving).toBe(0);
});

test('the search over everything and an empty menu of views are read as what they are', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await open(page, '/en/storePanel/products/products-tab');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: /^No saved views/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Pages' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('the first Tab of a page offers the way past the menu', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await open(page, '/en/storePanel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

/** What has the focus, by what a screen reader says of it. */
const focused = (page: Page, name: string) =>
  page.getByRole('main', { name }).and(page.locator(':focus')).waitFor();

test('another page has the focus and says its title: by the menu, a tab, the search, and on the way back', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await open(page, '/en/storePanel');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Products' }).press('Enter');
  await focused(page, 'Products');
  await page.getByRole('link', { name: 'Categories' }).press('Enter');
  await focused(page, 'Categories');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Espresso');
  await page.getByRole('option').filter({ hasText: 'Espresso' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/products-tab\/\d+/);
  await focused(page, 'Espresso');
  await page.goBack();
  await focused(page, 'Categories');
  // The first thing of the page is next, and no ring is drawn around all of it.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('on a phone the menu leads to the page, whose own field keeps the focus it takes', async () => {
  const page = await visitor({ as: await deviceOf('moderator'), width: 390 });
  await open(page, '/en/storePanel');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('link', { name: 'Products' }).press('Enter');
  await focused(page, 'Products');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('link', { name: 'New transaction' }).press('Enter');
  await page.locator('main input:focus').waitFor();
  await settled(page);
  expect(await page.locator('main input:focus').count()).toBe(1);
});

test('at 200 % and on a phone several rows are chosen and deleted at once, as on a wide screen', async () => {
  const as = await deviceOf('moderator');
  const path = `/stores/${as.store?.store_id}/product-categories`;
  for (const el of ['Διπλή', 'Τριπλή'])
    await api(path, { token: as.token, body: { name: { el, en: `Doomed ${el}`, it: el } } });
  const page = await visitor({ as, width: 390 });
  await open(page, '/en/storePanel/products/product-categories');
  const others = page.getByRole('listitem').filter({ hasText: 'Bakery' });
  await others.waitFor();
  await page.getByRole('searchbox').fill('Doomed');
  await others.waitFor({ state: 'detached' });
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Choose rows' }).press('Enter');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByText('2 items selected').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Doomed' })
    .first()
    .waitFor({ state: 'detached' });
});

const remove = new Map<string, () => Promise<unknown>>();
afterEach(async () => {
  for (const undo of remove.values()) await undo();
  remove.clear();
});

test('a product is made without a mouse', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  await open(page, '/en/storePanel/products/products-tab');
  await tabTo(page, page.getByRole('link', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name="name.el"]'));
  await page.keyboard.type('Χωρίς ποντίκι');
  expect(await page.locator('[name="name.el"]').getAttribute('lang')).toBe('el');
  // The reader's own language stands first.
  await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name="name.en"]'));
  await page.keyboard.type('Without a mouse');
  await tabTo(page, page.locator('[name=retail_price]'));
  await page.keyboard.type('2.40');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await page.getByText('You have successfully created product').waitFor();
  const path = `/stores/${as.store?.store_id}/products`;
  const { data } = await api<{ products: { product_id: number; retail_price: number }[] }>(
    `${path}?q=mouse`,
    { token: as.token },
  );
  const [made] = data.products;
  remove.set('product', () =>
    api(`${path}/${made?.product_id}`, { token: as.token, method: 'DELETE' }),
  );
  expect(made?.retail_price).toBe(2.4);
});

/** A customer of a journey's own, with no points but those of welcome. */
async function newCustomer() {
  const { token, store } = await deviceOf('moderator');
  const mobile = `69${String(60_000_000 + (Date.now() % 9_999_999))}`;
  const body = { first_name: 'Πηνελόπη', mobile };
  await api(`/stores/${store?.store_id}/customers`, { token, body });
  return mobile;
}

/** Finds a customer by Ctrl K and gives them points, as whoever has no mouse does. */
async function givePoints(page: Page, mobile: string, points: string) {
  await open(page, '/en/loyaltyPanel');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor();
  await page.keyboard.type(mobile);
  await page.getByRole('option').filter({ hasText: 'Πηνελόπη' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/customers-tab\/\d+/);
  await settled(page);
  const give = page.getByRole('button', { name: 'Add or remove points' });
  await tabTo(page, give);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Points', { exact: true }));
  await page.keyboard.type(points);
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('without a mouse');
  await tabTo(page, dialog.getByRole('button', { name: 'Give' }).last());
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  // The focus is where it was before the dialog.
  expect(await give.evaluate((element) => element === document.activeElement)).toBe(true);
}

test('a customer is given points by Ctrl K, and a gift for them at the till, without a mouse', async () => {
  const mobile = await newCustomer();
  await givePoints(await visitor({ as: await company() }), mobile, '500');
  const page = await visitor({ as: await deviceOf('moderator') });
  await page.goto('/en/points-pos');
  await page.locator('#customer-code:focus').waitFor();
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await page.locator('#amount:focus').waitFor();
  const gift = page.getByRole('region', { name: 'Give', exact: true }).getByRole('button').first();
  const question = page.getByRole('alertdialog');
  await tabTo(page, gift);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await gift.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .getByText(/was (handed over|ordered)/)
    .waitFor();
  // It is not offered any more, and yet the focus is among what is.
  await page.locator('section:focus').waitFor();
});

test('a paired till says that it is about to lock, and any key keeps it open', async () => {
  const admin = await store();
  const at = `/stores/${admin.store?.store_id}/cash-registers`;
  const { data } = await api<{ data: { cash_register_id: number }[] }>(at, { token: admin.token });
  const path = `${at}/${data.data[0]?.cash_register_id}/pairing`;
  const pairing = await api<{ code: string }>(path, { token: admin.token, body: {} });
  remove.set('pairing', () => api(path, { token: admin.token, method: 'DELETE' }));
  const page = await visitor();
  await page.clock.install();
  await page.goto('/en/points-pos');
  await page.getByLabel('Pairing code').fill(pairing.data.code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Γιώργος Νικολάου' }).click();
  await page.keyboard.type('7391');
  await page.keyboard.press('Enter');
  await page.locator('#customer-code').waitFor();
  const warning = page.getByRole('alert').getByText(/locks in half a minute/);
  await page.clock.fastForward('04:35');
  await warning.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await warning.waitFor({ state: 'detached' });
  await page.clock.fastForward('04:35');
  await page.locator('#customer-code').waitFor();
  await page.clock.fastForward('00:30');
  await page.getByText('Who is at the till?').waitFor();
});
