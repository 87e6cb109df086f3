import { expect, test } from 'vitest';
import { pdf } from '../../server/demo/pdf.ts';
import { api, type Device, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';

useBrowser();

interface Redeemable {
  gifts: { gift_id: number; title: string; points: number; is_ordered: boolean }[];
}

/** The gifts that a supplier delivers: the catalogue has others', too. */
async function giftsOf({ token, store }: Device) {
  const { data } = await api<{ supplied_gifts: { gift_id: number }[] }>(
    `/suppliers/${store?.store_id}/gifts`,
    { token },
  );
  return data.supplied_gifts.map(({ gift_id }) => gift_id);
}

/** A customer with points enough, and a voucher of a gift that this supplier delivers. */
async function claimed({ token, store }: Device, supplier: Device) {
  const path = `/stores/${store?.store_id}`;
  const mobile = `69${String(50_000_000 + (Date.now() % 9_999_999))}`;
  const person = { first_name: 'Ίρις', mobile };
  const { user_account_id } = (
    await api<{ user_account_id: number }>(`${path}/customers`, { token, body: person })
  ).data;
  for (const amount of [450, 460])
    await api(`${path}/transactions`, { token, body: { user_account_id, amount } });
  const { gifts } = (
    await api<Redeemable>(`${path}/customers/${user_account_id}/redeemables`, { token })
  ).data;
  const own = await giftsOf(supplier);
  const gift = gifts.find(({ gift_id, is_ordered }) => is_ordered && own.includes(gift_id));
  const body = { user_account_id, gift_id: gift?.gift_id };
  const { code } = (await api<{ code: string }>(`${path}/claims`, { token, body })).data;
  return { code, title: gift?.title ?? '' };
}

test('a gift is claimed, accepted, shipped, invoiced by its supplier, and seen as paid by the company', async () => {
  const as = await deviceOf('moderator');
  const maker = await deviceOf('supplier');
  const { code, title } = await claimed(as, maker);
  const till = await visitor({ as });
  await till.goto('/en/storePanel/redeem/redeem-voucher-code');
  await till.getByLabel('Voucher code').fill(code);
  await till.getByRole('button', { name: 'Look it up' }).click();
  await till.getByText('Accepting it orders the gift from its supplier.').waitFor();
  await till.getByRole('button', { name: 'Accept' }).click();
  const sent = await till.getByText(/Order \d+ was sent to the supplier/).textContent();
  const order = /Order (\d+)/.exec(sent ?? '')?.[1] ?? '';

  const supplier = await visitor({ as: maker, expects: /422/ });
  await supplier.goto(`/en/supplierPanel/send-reports/pending/${order}`);
  for (const move of ['Accept', 'Start preparing', 'Mark as shipped', 'Mark as delivered']) {
    await supplier.getByRole('main').getByRole('button', { name: move }).click();
    await supplier.getByRole('dialog').getByRole('button', { name: move }).click();
    await supplier.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await supplier.goto('/en/supplierPanel/send-reports/pending');
  await supplier.getByRole('button', { name: `Upload invoice: ${title}` }).click();
  await supplier.locator('input[type=file]').setInputFiles({
    name: 'not-one.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 and then nothing'),
  });
  await supplier.getByLabel('Invoice number').fill('A-17');
  await supplier.getByLabel('Invoice amount').fill('1.00');
  const upload = supplier.getByRole('dialog').getByRole('button', { name: 'Upload invoice' });
  await upload.click();
  await supplier.getByText('This file is not a PDF').first().waitFor();
  await supplier.locator('input[type=file]').setInputFiles({
    name: 'invoice.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf(['Invoice A-17'])),
  });
  await upload.click();
  await supplier.getByRole('button', { name: 'Send all the same' }).click();
  await supplier.getByText('The invoice was uploaded').waitFor();
  expect(await faultsOf(supplier)).toEqual([]);

  const company = await visitor({ as: await deviceOf('companyAdmin', 'Αιγαίον Καφέ') });
  await company.goto(`/en/loyaltyPanel/redemptions/products/${order}`);
  await company.getByText('Invoiced').first().waitFor();
  await company.getByText(/Invoice A-17/).waitFor();
  const downloading = company.waitForEvent('download');
  await company.getByRole('button', { name: 'Download the invoice' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await faultsOf(company)).toEqual([]);
});
