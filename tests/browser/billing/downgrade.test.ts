import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { CurrentSubscription } from '../../../contract/billing/dashboard-shapes.ts';
import { rightName } from '../../../contract/words/right-names.ts';
import { api, type Device, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { type MovedProduct, startProductAt } from '../../support/browser/browser-server.ts';
import { Buyer, cards } from '../../support/browser/buyer.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import { addStorePlan, openStore } from '../../support/browser/selling-steps.ts';
import { limit } from '../../support/pace.ts';

useBrowser();

const dayMs = 86_400_000;
/** Longer than any month that a period lasts. */
const monthMs = 32 * dayMs;

let product: MovedProduct;
let now = Date.now() + dayMs;
beforeAll(async () => {
  product = await startProductAt(now);
});
afterAll(() => product.remove());

const inMenu = (page: Page, part: string) =>
  page.getByRole('navigation').locator(`a[href*="/storePanel/${part}"]`);

const planOf = async ({ token, store }: Device) => {
  const path = `/stores/${store?.store_id}/general-settings/billing-dashboard/current`;
  const { data } = await api<CurrentSubscription>(path, { token, origin: product.origin });
  return data.store_subscription_plan?.plan_name.en;
};

inEachLanguage(
  'in %s a cheaper plan says which rights will be lost, and takes them when the period is over',
  async (language) => {
    const { origin } = product;
    const seller = await deviceOf('companyAdmin', 'Αιγαίον Καφέ', origin);
    const name = `Leros ${language}`;
    const less = { name: `Patmos ${language}`, price: 12, without: ['products'] };
    const large = await addStorePlan(seller, { name, price: 30 }, origin);
    const small = await addStorePlan(seller, less, origin);
    const as = await openStore(seller, { name, plan: large.id }, origin);
    const page = await visitor({ as, origin });
    const buyer = new Buyer(page, language, 'storePanel');
    await buyer.addCard(cards.works);
    await buyer.open('current');
    await buyer.pay(30);
    await buyer.assertPaid();
    await buyer.ask(small.name);
    await page.getByText(buyer.words.change.lost).waitFor();
    const lost = await page.getByRole('dialog').getByRole('listitem').allTextContents();
    const products = rightName('products', language);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.filter((right) => !right.startsWith(products))).toEqual([]);
    await buyer.confirm();
    await inMenu(page, 'products').first().waitFor();

    // Nobody is there while the server is not.
    await page.close();
    now += monthMs;
    await product.startAt(now);
    const later = await deviceOf('companyAdmin', name, origin);
    await expect.poll(() => planOf(later), { timeout: limit(30_000) }).toBe(small.name);
    const after = await visitor({ as: later, origin });
    await after.goto(`/${language}/storePanel`);
    await inMenu(after, 'transactions').first().waitFor();
    expect(await inMenu(after, 'products').count()).toBe(0);
    await after.goto(`/${language}/storePanel/products/products-tab`);
    await after.waitForURL(`**/${language}/forbidden`);
  },
);
