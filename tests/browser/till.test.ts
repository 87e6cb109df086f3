import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  api,
  type Device,
  deviceOf,
  signIn,
  useBrowser,
  visitor,
} from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';

useBrowser();

const regular = '6912345678';
const network = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;

const type = async (page: Page, code: string) => {
  await page.locator('#customer-code').fill(code);
  await page.keyboard.press('Enter');
};
const pay = async (page: Page, amount: string) => {
  await page.locator('#amount').fill(amount);
  await page.keyboard.press('Enter');
};

interface Receipt {
  transaction_id: number;
  amount: number;
  points: number;
}
const receiptsOf = async ({ token, store }: Device, q: string) =>
  (
    await api<{ transactions: Receipt[]; pagination: { total: number } }>(
      `/stores/${store?.store_id}/transactions?q=${encodeURIComponent(q)}`,
      { token },
    )
  ).data;

let serial = 0;
/** A customer of a journey's own, so that no other one's receipts are counted. */
async function addCustomer({ token, store }: Device) {
  serial += 1;
  const mobile = `69${String(80_000_000 + ((Date.now() + serial) % 9_999_999))}`;
  await api(`/stores/${store?.store_id}/customers`, {
    token,
    body: { first_name: 'Άρης', mobile },
  });
  return mobile;
}

test('a cashier signs in, finds a customer by mobile, posts a receipt and sees the points and why', async () => {
  const page = await visitor();
  await page.goto('/el/points-pos');
  await page.getByRole('link', { name: 'Σύνδεση' }).click();
  await signIn(page, '6900000003');
  await page.locator('#customer-code').waitFor();
  await type(page, regular);
  await page.getByRole('complementary', { name: 'Πελάτης' }).getByText('10000001').waitFor();
  await pay(page, '12,50');
  await page.getByText(/^Νέο υπόλοιπο/).waitFor();
  await page.getByText('Αιτία').click();
  await page.getByText('Η βαθμίδα του πελάτη πολλαπλασιάζει').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('a number that is there already is asked about, and a no gives the focus back to it', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, width: 390, expects: /status of 409/ });
  const mobile = await addCustomer(as);
  const number = `again-${mobile}`;
  const enter = async () => {
    await page.goto('/el/points-pos');
    await type(page, mobile);
    await page.locator('#amount').fill('12,50');
    await page.getByLabel('Αριθμός απόδειξης').fill(number);
    await page.keyboard.press('Enter');
  };
  await enter();
  await page.getByText(/^Νέο υπόλοιπο/).waitFor();
  await enter();
  const question = page.getByRole('alertdialog', {
    name: new RegExp(`^Ο αριθμός ${number} καταχωρίστηκε ήδη σήμερα στις .* για 12,50`),
  });
  await question.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('input[maxlength="40"]:focus').waitFor();
  expect((await receiptsOf(as, number)).pagination.total).toBe(1);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^Νέο υπόλοιπο/).waitFor();
  expect((await receiptsOf(as, number)).pagination.total).toBe(2);
});

test('the till has no padding around it (points-pos-no-padding)', async () => {
  const page = await visitor({ as: await deviceOf('moderator'), width: 1024 });
  await page.goto('/en/points-pos');
  await page.locator('#customer-code').waitFor();
  const main = await page.locator('#main').boundingBox();
  expect([main?.x, main?.width]).toEqual([0, 1024]);
  const header = await page.getByRole('banner').boundingBox();
  expect([header?.x, header?.y, header?.width]).toEqual([0, 0, 1024]);
});

test('the whole till is worked from the keyboard: the field to type in has the focus all the way', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  const mobile = await addCustomer(as);
  await page.goto('/en/points-pos');
  await page.locator('#customer-code:focus').waitFor();
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await page.locator('#amount:focus').waitFor();
  await page.keyboard.type('7.40');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next customer' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#customer-code:focus').waitFor();
  expect((await receiptsOf(as, mobile)).transactions.map(({ amount }) => amount)).toEqual([7.4]);
});

test('a receipt takes seventeen keystrokes, and the next customer none more', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  const [first, second] = [await addCustomer(as), await addCustomer(as)];
  let strokes = 0;
  const press = async (keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    strokes += keys.length;
  };
  await page.goto('/el/points-pos');
  await page.locator('#customer-code:focus').waitFor();
  await press([...first, 'Enter']);
  await page.locator('#amount:focus').waitFor();
  await press([...'12,50', 'Enter']);
  await page.getByRole('button', { name: /Επόμενος πελάτης/ }).waitFor();
  expect(strokes).toBeLessThanOrEqual(17);
  await press([...second]);
  expect(await page.locator('#customer-code').inputValue()).toBe(second);
  expect((await receiptsOf(as, first)).transactions.map(({ amount }) => amount)).toEqual([12.5]);
});

test('at 1024 by 768 nothing of a receipt is below the fold, and on a phone the header is one row', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, width: 1024 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/el/points-pos');
  await type(page, regular);
  await page.locator('#amount').fill('12,50');
  await page.getByRole('region', { name: 'Δώρα προς παράδοση' }).waitFor();
  await page.getByText('+25 πόντοι', { exact: true }).waitFor();
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await tall()).toBeLessThanOrEqual(768);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Κουπόνια και δώρα' }).waitFor();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThan(70);
  const submit = await page.getByRole('button', { name: 'Καταχώριση πόντων' }).boundingBox();
  expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: 'Κουπόνια και δώρα' }).click();
  await page.getByRole('dialog').getByRole('region', { name: 'Δώρα προς παράδοση' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('without a network three receipts are kept, and posted once when it is back', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, expects: network });
  const mobile = await addCustomer(as);
  await page.goto('/en/points-pos');
  await page.locator('#customer-code').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Receipts are kept on this device').waitFor();
  for (const amount of ['3', '4', '5']) {
    await type(page, mobile);
    await pay(page, amount);
    await page.getByText('Kept on this device', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: '3 receipts waiting' }).click();
  await page.getByRole('dialog').getByText('€5.00').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect((await receiptsOf(as, mobile)).pagination.total).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /receipts? waiting/ }).waitFor({ state: 'detached' });
  const { transactions } = await receiptsOf(as, mobile);
  expect(transactions.map(({ amount }) => amount).sort()).toEqual([3, 4, 5]);
});

test('the till opens again without a network, with what it keeps; what is not accepted says why', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, expects: network });
  await page.goto('/en/points-pos');
  await page.locator('#customer-code').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.locator('#customer-code').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('#customer-code').waitFor();
  await type(page, '6999999990');
  await pay(page, '9');
  await page.getByText('Kept on this device', { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '1 receipt needs attention' }).click();
  await page.getByText('No customer found with this mobile, card or code.').waitFor();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Discard Enter' }).click();
  await page.getByText('Nothing is waiting.').waitFor();
});

test('an answer that is lost on the way is asked for again, and nothing is posted twice', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, expects: network });
  const mobile = await addCustomer(as);
  await page.goto('/en/points-pos');
  await type(page, mobile);
  await page.route(/\/transactions$/, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await pay(page, '6');
  await page.getByText('Kept on this device', { exact: true }).waitFor();
  await page.unroute(/\/transactions$/);
  await page.getByRole('button', { name: /waiting/ }).waitFor({ state: 'detached' });
  expect((await receiptsOf(as, mobile)).pagination.total).toBe(1);
});

test('a new customer is registered at the till in Greek on a tablet and gets the first receipt', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, width: 820, expects: network });
  await page.goto('/el/points-pos');
  const mobile = `69${String(70_000_000 + (Date.now() % 9_999_999))}`;
  await type(page, mobile);
  await page.getByRole('button', { name: `Εγγραφή «${mobile}»` }).click();
  await page.locator('#first_name').fill('Ανδρομάχη');
  await page.locator('#card_number').fill('20000001');
  await page.getByText('Η κάρτα είναι διαθέσιμη.').waitFor();
  await page.getByLabel('Viber').check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Εγγραφή' }).click();
  await page.getByRole('heading', { name: 'Ανδρομάχη' }).waitFor();
  await pay(page, '10');
  await page.getByText('+10 πόντοι', { exact: true }).waitFor();
  await page.getByText(/^Νέο υπόλοιπο: 30 πόντοι/).waitFor();
});

test('the receipt is printed on 80 mm, and nothing else of the page is', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  const mobile = await addCustomer(as);
  await page.goto('/el/points-pos');
  await type(page, mobile);
  await pay(page, '10');
  await page.getByRole('button', { name: 'Εκτύπωση' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByTestId('printed-receipt');
  expect(await paper.isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Εκτύπωση' }).isVisible()).toBe(false);
  const box = await paper.boundingBox();
  // 74 mm within the margins, at 96 pixels an inch.
  expect(Math.round(box?.width ?? 0)).toBe(Math.round((74 / 25.4) * 96));
  await paper.getByText('10,00').first().waitFor();
});

test('a device is paired with a cash register by its code, and is a till until it is unpaired', async () => {
  const admin = await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα');
  const at = `/stores/${admin.store?.store_id}/cash-registers`;
  const { data } = await api<{ data: { cash_register_id: number }[] }>(at, { token: admin.token });
  const id = data.data[0]?.cash_register_id;
  const pairing = await api<{ code: string }>(`${at}/${id}/pairing`, {
    token: admin.token,
    body: {},
  });
  const page = await visitor({ expects: network });
  await page.goto('/en/points-pos');
  await page.getByLabel('Pairing code').fill(pairing.data.code.toLowerCase());
  await page.getByRole('button', { name: 'Pair', exact: true }).click();
  await page.getByText('Paired: Ταμείο 1').waitFor();
  await page.getByRole('button', { name: 'Γιώργος Νικολάου' }).click();
  await page.locator('#pin:focus').waitFor();
  await page.keyboard.type('7391');
  await page.keyboard.press('Enter');
  await type(page, regular);
  await pay(page, '2');
  await page.getByText(/^New balance/).waitFor();
  await api(`${at}/${id}/pairing`, { token: admin.token, method: 'DELETE' });
  await page.reload();
  await page.getByLabel('Pairing code').waitFor();
  expect(new URL(page.url()).origin).toBe(inject('origin'));
});
