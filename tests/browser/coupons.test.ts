import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { api, type Device, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';

useBrowser();

let serial = 0;

interface Customer {
  user_account_id: number;
  mobile: string;
  balance: number;
}

/** A customer of a journey's own, with the points of one receipt. */
async function addCustomer({ token, store }: Device, amount = 0): Promise<Customer> {
  serial += 1;
  const mobile = `69${String(70_000_000 + ((Date.now() + serial) % 9_999_999))}`;
  const path = `/stores/${store?.store_id}`;
  const body = { first_name: 'Δάφνη', mobile };
  const { data } = await api<Customer>(`${path}/customers`, { token, body });
  if (amount) {
    const receipt = { user_account_id: data.user_account_id, amount };
    await api(`${path}/transactions`, { token, body: receipt });
  }
  return { ...data, mobile };
}

async function atTill(page: Page, mobile: string, amount: string) {
  await page.locator('#customer-code').fill(mobile);
  await page.keyboard.press('Enter');
  await page.locator('#amount').fill(amount);
  await page.keyboard.press('Enter');
}

async function lookUp(page: Page, code: string) {
  await page.goto('/en/storePanel/redeem/redeem-voucher-code');
  await page.getByLabel('Voucher code').fill(code);
  await page.getByRole('button', { name: 'Look it up' }).click();
}

test('a goal is made, filled by three receipts at the till, and its reward redeemed by its code', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  await page.goto('/en/storePanel/coupons/with-transactions');
  // The demo's own goal makes room: a store has one.
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Receipts needed').fill('3');
  await page.getByLabel('Gift', { exact: true }).fill('Free freddo');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('3 receipts fill it.').waitFor();

  const { mobile } = await addCustomer(as);
  await page.goto('/en/points-pos');
  for (const amount of ['4', '5']) {
    await atTill(page, mobile, amount);
    await page.getByRole('button', { name: 'Next customer' }).click();
  }
  await atTill(page, mobile, '6');
  const won = await page
    .getByText(/^Reward won: Free freddo/)
    .first()
    .textContent();
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(won ?? '')?.[0] ?? '';

  await lookUp(page, code.toLowerCase());
  await page.getByRole('heading', { name: 'Free freddo' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Free freddo: redeemed').waitFor();
  await lookUp(page, code);
  await page.getByText(/This voucher was redeemed on/).waitFor();
});

test('a goal that customers are filling keeps what fills it; its words are changed', async () => {
  const page = await visitor({ as: await deviceOf('moderator') });
  await page.goto('/en/storePanel/coupons/with-transactions');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText(/^Customers are already filling this goal/).waitFor();
  expect(await page.getByLabel('Receipts needed').isDisabled()).toBe(true);
  expect(await page.getByLabel('Gift', { exact: true }).isDisabled()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Description', { exact: true }).fill('Cold, with foam');
  await page.getByRole('tab', { name: /^Italiano/ }).click();
  await page.getByLabel('Title in Italian').fill('Freddo in regalo');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Free freddo' }).waitFor();
  await page.getByText('Cold, with foam').waitFor();
});

test('buy one, get one: the cheaper product is free at the till', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as });
  const { mobile } = await addCustomer(as);
  await page.goto('/el/points-pos');
  await page.locator('#customer-code').fill(mobile);
  await page.keyboard.press('Enter');
  const coupons = page.getByRole('region', { name: 'Κουπόνια και δώρα' });
  const coupon = coupons.getByRole('button', { name: /Κρουασάν βουτύρου/ });
  const off = Number(/−([\d,]+)/.exec((await coupon.textContent()) ?? '')?.[1]?.replace(',', '.'));
  await coupon.click();
  await page.getByRole('button', { name: /Αγοράστηκε/ }).click();
  await page.locator('#amount').fill('10');
  await page.getByText(/Πληρωτέο/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('#amount').press('Enter');
  await page.getByRole('button', { name: /Επόμενος πελάτης/ }).waitFor();
  const { data } = await api<{ transactions: { amount: number; discount_amount: number }[] }>(
    `/stores/${as.store?.store_id}/transactions?q=${mobile}`,
    { token: as.token },
  );
  expect(data.transactions).toMatchObject([{ discount_amount: off, amount: 10 - off }]);
});

test('a voucher that is turned down gives its points back to where they came from', async () => {
  const as = await deviceOf('moderator');
  const { user_account_id } = await addCustomer(as, 200);
  const path = `/stores/${as.store?.store_id}`;
  const own = `${path}/customers/${user_account_id}`;
  const before = (await api<object>(own, { token: as.token })).data;
  const { gifts } = (
    await api<{ gifts: { gift_id: number; points: number }[] }>(`${own}/redeemables`, {
      token: as.token,
    })
  ).data;
  const body = { user_account_id, gift_id: gifts[0]?.gift_id };
  const claim = (await api<{ code: string }>(`${path}/claims`, { token: as.token, body })).data;

  const page = await visitor({ as });
  await lookUp(page, claim.code);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/points given back/).waitFor();
  // The balance, what can be used and when it expires are as they were.
  expect((await api<object>(own, { token: as.token })).data).toEqual(before);
});

test('a shared coupon is claimed on a phone, and its voucher is good at the till', async () => {
  const as = await deviceOf('moderator');
  const path = `/stores/${as.store?.store_id}`;
  const code = `SUN${Date.now() % 1_000_000}`;
  const body = { code, gift_title: 'Παγωτό <μπάλα>', gift_description: 'Μία μπάλα', points: 3 };
  const coupon = (
    await api<{ coupon_id: number }>(`${path}/coupons/vouchers`, { token: as.token, body })
  ).data;
  const expects = /422/;
  const page = await visitor({ width: 390, expects });
  const answer = await page.goto(`/fb/coupons/${coupon.coupon_id}?lang=el`);
  expect(await answer?.text()).toContain('content="Παγωτό &lt;μπάλα&gt;"');
  await page.getByRole('heading', { name: 'Παγωτό <μπάλα>' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('[name=mobile]').fill(`69${String(60_000_000 + (Date.now() % 9_999_999))}`);
  await page.getByRole('button', { name: 'Στείλτε μου κωδικό' }).click();
  const text = await page.getByText(/ο κωδικός είναι/).textContent();
  await page.locator('[name=verification_code]').fill(/\d{6}/.exec(text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Θέλω το κουπόνι' }).click();
  await page.locator('[name=first_name]').fill('Ελένη');
  await page.locator('[name=terms]').check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Θέλω το κουπόνι' }).click();
  await page.getByRole('img', { name: /Κωδικός QR/ }).waitFor();
  const shown = await page.locator('main').textContent();
  const voucher = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(shown ?? '')?.[0] ?? '';
  expect(await faultsOf(page)).toEqual([]);
  const done = await api<{ points_given: number; state: string }>(`${path}/redemption/accept`, {
    token: as.token,
    body: { voucher },
  });
  expect(done.data).toMatchObject({ state: 'redeemed', points_given: 3 });
});
