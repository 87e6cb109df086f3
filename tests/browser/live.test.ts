import { expect, test } from 'vitest';
import { api, type Device, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';

useBrowser();

const lost = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/;
let serial = 0;

async function addCustomer({ token, store }: Device, first_name: string) {
  serial += 1;
  const mobile = `+3069${String(50_000_000 + ((Date.now() + serial) % 9_999_999))}`;
  const { data } = await api<{ user_account_id: number }>(`/stores/${store?.store_id}/customers`, {
    token,
    body: { first_name, mobile },
  });
  return data.user_account_id;
}

const post = ({ token, store }: Device, customer: number, amount: number) =>
  api<{ transaction_id: number }>(`/stores/${store?.store_id}/transactions`, {
    token,
    body: { user_account_id: customer, amount },
  });

test('a receipt made in one browser appears in the list and on the home of another, without reload', async () => {
  const cashier = await deviceOf('moderator');
  const admin = await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα');
  const list = await visitor({ as: admin });
  await list.goto('/en/storePanel/transactions');
  await list.getByRole('row').nth(3).waitFor();
  const home = await visitor({ as: admin });
  await home.goto('/en/storePanel');
  await home.getByText('Live').waitFor();
  const before = await home.locator('main').textContent();
  await list.evaluate(() => Object.assign(window, { notReloaded: true }));

  const till = await visitor({ as: cashier });
  await till.goto('/en/points-pos');
  await till.locator('#customer-code').fill('6912345678');
  await till.keyboard.press('Enter');
  await till.locator('#amount').fill('87.65');
  await till.keyboard.press('Enter');
  await till.getByText(/^New balance/).waitFor();

  await list.getByRole('cell', { name: '€87.65' }).first().waitFor();
  await home.waitForFunction(
    (text) => document.querySelector('main')?.textContent !== text,
    before,
  );
  expect(await list.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('what happened while the connection was lost is there when it is back', async () => {
  const cashier = await deviceOf('moderator');
  const admin = await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα');
  const page = await visitor({ as: admin, expects: lost });
  await page.goto('/en/storePanel');
  await page.getByText('Live').waitFor();
  await page.goto('/en/storePanel/transactions');
  await page.getByRole('row').nth(3).waitFor();
  await page.context().setOffline(true);
  const customer = await addCustomer(cashier, 'Ναυσικά');
  await post(cashier, customer, 11.11);
  await page.context().setOffline(false);
  await page.getByRole('row', { name: /Ναυσικά/ }).waitFor();
});

test('a receipt is taken back in part, after a preview of what that will do', async () => {
  const cashier = await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα');
  const customer = await addCustomer(cashier, 'Κίρκη');
  const { data } = await post(cashier, customer, 20);
  const page = await visitor({ as: cashier });
  await page.goto(`/en/storePanel/transactions/${data.transaction_id}`);
  await page.getByRole('heading', { name: 'How the points were calculated' }).waitFor();
  await page.getByRole('button', { name: 'Return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return' });
  await dialog.getByRole('radio', { name: 'A part of the amount' }).check();
  await dialog.getByLabel('Amount paid back').fill('5');
  await dialog.getByText('Points reversed').waitFor();
  await dialog.getByRole('button', { name: 'Post the return' }).click();
  await page.getByText('€5.00 of €20.00 has been returned.').waitFor();
  const balance = await api<{ balance: number }>(
    `/stores/${cashier.store?.store_id}/customers/${customer}`,
    cashier,
  );
  expect(balance.data.balance).toBe(20 + 20 - 5);
});

/** A ladder of two rungs for a company that has none: other journeys count on the demo's own. */
async function addLadder({ token, store }: Device) {
  const at = `/companies/${store?.store_id}`;
  const words = { el: 'Φίλος', en: 'Friend', it: 'Amico' };
  const rung = { multiplier: 1, color: '#b08d57', title: words, description: words };
  const tiers = [
    { ...rung, from: 0, to: 99 },
    { ...rung, from: 100, to: -1 },
  ];
  await api(`${at}/tiers/change`, { token, method: 'PUT', body: { enabled: true } });
  await api(`${at}/point-titles`, { token, body: { tiers } });
}

test('an admin changes a tier, the ladder is drawn anew, and the till knows', async () => {
  const admin = await deviceOf('superAdmin', 'Libreria Minerva');
  await addLadder(admin);
  const page = await visitor({ as: admin });
  await page.goto('/en/loyaltyPanel/point-titles');
  const second = page.getByRole('group', { name: 'Tier 2' });
  await second.getByRole('textbox', { name: 'From points' }).fill('180');
  await page
    .getByRole('form', { name: 'Tiers', exact: true })
    .getByRole('button', { name: 'Save' })
    .click();
  await page.getByText('You have successfully updated Point Title').waitFor();
  await page
    .getByRole('list', { name: /from the lowest/ })
    .getByText('180')
    .first()
    .waitFor();

  const store = await deviceOf('superAdmin', 'Minerva Bologna Centro');
  const customer = await addCustomer(store, 'Penelope');
  const { data } = await api<{ next_tier: { missing: number } }>(
    `/stores/${store.store?.store_id}/customers/${customer}`,
    store,
  );
  expect(data.next_tier.missing).toBe(180);
});

test('points outstanding are shown by store and month, reconciled, and the ledger is verified on demand', async () => {
  const admin = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
  const page = await visitor({ as: admin });
  await page.goto('/en/loyaltyPanel/branch-debt/liability');
  await page.getByRole('button', { name: /verify/i }).click();
  await page.getByText(/entr(y|ies) checked/i).waitFor();
});
