// How long a cashier takes for a receipt, and how many keys it is: `node bench/cashier.ts URL` against a
// running demo, with Chromium. The keys come as from somebody who types for the first time at a till, 180 ms apart.
import { chromium, type Page } from 'playwright-core';

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const keyMs = 180;
const receipts = 12;

const median = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function signIn(page: Page) {
  await page.goto(`${origin}/el/points-pos`);
  await page.getByRole('link', { name: 'Σύνδεση' }).click();
  await page.locator('#mobile').fill('6900000003');
  await page.locator('#password').fill('pistos-demo');
  await page.locator('form button[type=submit]').click();
  await page.locator('#customer-code').waitFor();
}

/** A receipt of a customer by their mobile: answers its keys and the milliseconds from the first to what it came to. */
async function receipt(page: Page, amount: string) {
  let keys = 0;
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: keyMs });
    keys += text.length;
  };
  const enter = async () => {
    await page.keyboard.press('Enter');
    keys += 1;
  };
  const start = performance.now();
  await type('6912345678');
  await enter();
  await page.locator('#amount').waitFor();
  await type(amount);
  await enter();
  await page.locator('#amount').waitFor({ state: 'detached' });
  const ms = performance.now() - start;
  await enter();
  await page.locator('#customer-code').waitFor();
  return { keys, ms };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const page = await browser.newPage({
  viewport: { width: 1024, height: 768 },
  locale: 'el-GR',
  timezoneId: 'Europe/Athens',
});
await signIn(page);
const all: { keys: number; ms: number }[] = [];
for (let count = 0; count < receipts; count += 1) all.push(await receipt(page, `1${count % 10},5`));
await browser.close();
const seconds = median(all.map(({ ms }) => ms)) / 1000;
const typing = (median(all.map(({ keys }) => keys)) - 3) * keyMs;
console.info(
  `${median(all.map(({ keys }) => keys))} keys, ${seconds.toFixed(2)} s at ${keyMs} ms a key; ${Math.round(seconds * 1000 - typing)} ms of it were waited for`,
);
