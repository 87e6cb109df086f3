import { expect, test } from 'vitest';
import {
  at,
  comeIn,
  deviceOf,
  firstPassword,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { faultsOf, settled } from '../support/browser/browser-checks.ts';

useBrowser();

const stores = '/en/loyaltyPanel/stores/stores-tab';

test('a company admin creates a store with a new manager, who then signs in to it', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
  await page.goto(`${stores}/create`);
  await page.locator('[name=name]').fill('Αιγαίον Βόλος');
  await page.locator('[name="user_details.new_manager"]').check();
  await page.locator('[name="user_details.full_name"]').fill('Ιάσονας Αργυρός');
  await page.locator('[name="user_details.mobile"]').fill('6977000001');
  await page.locator('[name="user_details.password"]').fill(firstPassword);
  await page.locator('[name="user_details.tos"]').check();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You have successfully created store').waitFor();

  const manager = await visitor({ expects: /428/ });
  await comeIn(manager, 'el', '6977000001');
  await manager.waitForURL('**/el/storePanel');
  await manager.getByText('Αιγαίον Βόλος').first().waitFor();
});

test('deleting a store asks first, and the store is gone', async () => {
  const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
  const page = await visitor({ as, expects: /409/ });
  await page.goto(`${stores}/create`);
  await page.locator('[name=name]').fill('Αιγαίον Προσωρινό');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You have successfully created store').waitFor();
  await page.waitForURL(`**${stores}/*`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('You have successfully deleted store').waitFor();
});

test('what is typed into a search does not call back whoever has gone on to a record meanwhile', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
  // The code of the edit page arrives when the test lets it.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/StoreEdit-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(stores);
  const link = page.getByRole('link', { name: 'Αιγαίον Σύνταγμα' });
  await link.waitFor();
  const searches: string[] = [];
  page.on('request', (request) => {
    if (/\/stores\?.*\bq=/.test(request.url())) searches.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').pressSequentially('αι');
  await link.click();
  await page.waitForURL(/stores-tab\/\d+$/);
  const record = at(page);
  await page.clock.resume();
  await page.clock.fastForward(1000);
  arrive();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.clock.fastForward(1000);
  await page.getByRole('dialog', { name: 'Delete “Αιγαίον Σύνταγμα”?' }).waitFor();
  expect([at(page), searches]).toEqual([record, []]);
});

test('the place of a store is chosen on the map, and nobody outside is asked', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
  await page.goto(`${stores}/create`);
  const map = page.locator('.leaflet-container');
  await map.click({ position: { x: 200, y: 150 } });
  await expect.poll(() => page.locator('[name=lat]').inputValue()).toMatch(/^\d+\.\d+$/);
});

test('a supplier changes its data, and it survives a reload', async () => {
  const page = await visitor({ as: await deviceOf('supplier') });
  await page.goto('/en/supplierPanel/supplier-data');
  const second = page.getByLabel('Secondary email');
  const column = page.getByLabel('City');
  await second.fill('orders@supplier.example');
  const before = await column.isChecked();
  await column.setChecked(!before);
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText('You have successfully')
    .or(page.getByText(/saved|updated/i))
    .first()
    .waitFor();
  await page.reload();
  await second.waitFor();
  expect(await second.inputValue()).toBe('orders@supplier.example');
  expect(await column.isChecked()).toBe(!before);
});

test('menus and the chosen language have no accessibility fault', async () => {
  const page = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
  await page.goto(stores);
  for (const name of [/^Language/, 'Account']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('menu').waitFor();
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
});
