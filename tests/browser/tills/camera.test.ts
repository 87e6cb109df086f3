import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { api, type Device, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf } from '../../support/browser/browser-checks.ts';

useBrowser();

interface Customer {
  first_name: string;
  mobile: string;
  qr_code: string;
}

/** A customer of the demo programme, as the till finds them by mobile. */
async function customerOf({ token, store }: Device, mobile: string): Promise<Customer> {
  const path = `/stores/${store?.store_id}/customers/find?code=${mobile}`;
  return (await api<Customer>(path, { token })).data;
}

/** A device that films a sheet of paper with this code, in a browser that reads none by itself (iPhone, iPad, Firefox). */
const film = (page: Page, code: string) =>
  page.addInitScript(
    ({ size, data }) => {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
      const canvas = document.createElement('canvas');
      canvas.width = 1280;
      canvas.height = 720;
      const paper = canvas.getContext('2d');
      const dot = 10;
      const draw = () => {
        if (!paper) return;
        paper.fillStyle = '#ddd';
        paper.fillRect(0, 0, canvas.width, canvas.height);
        paper.fillStyle = '#222';
        for (let y = 0; y < size; y += 1)
          for (let x = 0; x < size; x += 1)
            if (data[y]?.[x]) paper.fillRect(400 + x * dot, 150 + y * dot, dot, dot);
      };
      setInterval(draw, 100);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
    },
    { size: encode(code).size, data: encode(code).data },
  );

const camera = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Σάρωση με την κάμερα' });

test('the camera of a phone finds the customer whose code it reads, and is off again', async () => {
  const as = await deviceOf('moderator');
  const customer = await customerOf(as, '6912345678');
  const page = await visitor({ as, width: 390 });
  await film(page, customer.qr_code);
  await page.goto('/el/points-pos');
  await camera(page).click();
  const card = page.getByRole('complementary', { name: 'Πελάτης' });
  await card.getByText(customer.first_name).waitFor();
  expect(await page.locator('video').count()).toBe(0);
  expect(await page.locator('#amount').inputValue()).toBe('');
  expect(await faultsOf(page)).toEqual([]);
});

test('while an amount is typed the camera reads another customer, and the till puts the question', async () => {
  const as = await deviceOf('moderator');
  const mobile = '6981122334';
  await api(`/stores/${as.store?.store_id}/customers`, {
    token: as.token,
    body: { first_name: 'Άρης', mobile },
  });
  const second = await customerOf(as, mobile);
  const page = await visitor({ as });
  await film(page, second.qr_code);
  await page.goto('/el/points-pos');
  await page.locator('#customer-code').fill('6912345678');
  await page.keyboard.press('Enter');
  await page.locator('#amount').fill('12,50');
  await camera(page).click();
  const question = page.getByRole('alertdialog', { name: /^Σαρώθηκε άλλος πελάτης/ });
  await question.waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('#amount').inputValue()).toBe('12,50');
});

test('a device whose camera may not be used says so', async () => {
  const as = await deviceOf('moderator');
  const page = await visitor({ as, width: 390 });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await page.goto('/el/points-pos');
  await camera(page).click();
  await page.getByRole('alert').getByText('Η κάμερα δεν μπορεί να χρησιμοποιηθεί εδώ.').waitFor();
});
