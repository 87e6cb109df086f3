import { expect, test } from 'vitest';
import type { Language } from '../../contract/engine/languages.ts';
import { documentWords } from '../../server/billing/documents/words.data.ts';
import { pagesOf } from '../support/areas/pdf.ts';
import { deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { expectSound } from '../support/browser/browser-checks.ts';
import { Buyer, cards } from '../support/browser/buyer.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { register, registrationWords } from '../support/browser/registering.ts';

useBrowser();

const { en } = registrationWords;
// Greek tax numbers with their check digits, and mobiles for each journey.
interface Registering {
  vat: string;
  mobile: string;
  /** Of a store, which is run by somebody else: a number of its own. */
  shopVat: string;
  shopkeeper: string;
}
const people: Record<Language, Registering> = {
  el: { vat: '094014201', mobile: '6931000001', shopVat: '997000300', shopkeeper: '6931000004' },
  en: { vat: '090000045', mobile: '6931000002', shopVat: '997000312', shopkeeper: '6931000005' },
  it: { vat: '094019245', mobile: '6931000003', shopVat: '997000324', shopkeeper: '6931000006' },
};
/** What the plan for companies costs that every installation begins with. */
const price = 99;

/** The text of the newest billing's document, as it is downloaded. */
async function newestDocument(buyer: Buyer) {
  const { number } = await buyer.openNewest();
  await expectSound(buyer.page);
  const downloading = buyer.page.waitForEvent('download');
  await buyer.button(buyer.words.shared.document).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk);
  const [text = ''] = await pagesOf(Buffer.concat(chunks));
  return { number, text: text.replaceAll('\u00a0', ' ') };
}

inEachLanguage(
  'in %s somebody registers a company on a plan with a price, pays it by card and has the document (registration-step-storage) (verification-sms-info) (flow-after-company-created) (company-created-reload)',
  async (language) => {
    const { company: words, plans } = registrationWords[language];
    const { vat, mobile } = people[language];
    const page = await visitor();
    await page.goto(`/${language}/subscription-plans`);
    await page
      .getByRole('link', { name: new RegExp(`^${plans.choose}`) })
      .first()
      .click();
    await register(page, { language, mobile });
    const field = (name: string) => page.locator(`[id="${name}"]`);
    await field('company_details.name').fill(`Rodos ${language}`);
    await field('company_details.vat_number').fill(vat);
    await field('company_details.email').fill('info@rodos.example');
    await field(`loyalty_details.name.${language}`).fill('Rodos Club');
    await expectSound(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await page.getByRole('button', { name: words.submit }).click();
    // The billing dashboard asks how to pay (flow-after-company-created).
    await page.waitForURL(
      `**/${language}/loyaltyPanel/general-settings/billing-dashboard/payment-methods`,
    );
    await page.getByText(words.created).waitFor();
    await page.getByText(`Rodos ${language}`).first().waitFor();
    // Nothing is left of the page before.
    expect(await page.locator('html[data-before]').count()).toBe(0);

    const buyer = new Buyer(page, language, 'loyaltyPanel');
    await buyer.addCard(cards.works);
    await expectSound(buyer.page);
    await buyer.open('current');
    await page.getByText(buyer.words.explained.incomplete).waitFor();
    await buyer.pay(price);
    await buyer.assertPaid();
    await page.getByText(buyer.words.explained.active).waitFor();
    const { number, text } = await newestDocument(buyer);
    const said = documentWords[language];
    for (const part of [`${said.title} ${number}`, said.states.paid, `Rodos ${language}`])
      expect(text).toContain(part);
    expect(text).toContain(buyer.money(price).replaceAll('\u00a0', ' '));
  },
);

inEachLanguage(
  'in %s somebody registers a store with the code of a text, who they are and its details, and is led to its panel (registration-steps) (flow-after-store-registration) (created-store)',
  async (language) => {
    const { plans, store } = registrationWords[language];
    const page = await visitor();
    await page.goto(`/${language}/subscription-plans`);
    const stores = page.getByRole('region').or(page.locator('section')).last();
    await stores
      .getByRole('link', { name: new RegExp(`^${plans.choose}`) })
      .first()
      .click();
    const details = async () => {
      await page.locator('[id="store_details.name"]').fill(`Lindos ${language}`);
      await page.locator('[id="store_details.vat_number"]').fill(people[language].shopVat);
    };
    await register(page, { language, mobile: people[language].shopkeeper, details });
    await page.waitForURL(`**/${language}/storePanel`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(store.created).waitFor();
    await page.getByText(`Lindos ${language}`).first().waitFor();
  },
);

test('what the server refuses stands at its field, and what was written stays', async () => {
  const page = await visitor({ expects: /422.*companies/, as: await deviceOf('companyAdmin') });
  await page.goto('/en/create-company');
  await page.getByRole('button', { name: en.company.submit }).click();
  await page.getByRole('radio').first().check();
  await page.locator('[id="company_details.name"]').fill('Rodos');
  await page.locator('[id="company_details.vat_number"]').fill('123456789');
  await page.locator('[id="company_details.email"]').fill('info@rodos.example');
  await page.locator('[id="loyalty_details.name.en"]').fill('Rodos Club');
  await page.getByRole('button', { name: en.company.submit }).click();
  await page.locator('[id="company_details.vat_number-note"]').waitFor();
  expect(await page.locator('[id="company_details.name"]').inputValue()).toBe('Rodos');
});

const anew: Record<Language, Omit<Registering, 'shopkeeper'> & { manager: string }> = {
  el: { vat: '998000008', mobile: '6931000031', shopVat: '997000404', manager: '6931000041' },
  en: { vat: '998011115', mobile: '6931000032', shopVat: '997000416', manager: '6931000042' },
  it: { vat: '998022222', mobile: '6931000033', shopVat: '997000428', manager: '6931000043' },
};

inEachLanguage(
  'in %s a company is filled in before there is an account, which comes next: what was typed is sent by itself',
  async (language) => {
    const { company: words } = registrationWords[language];
    const { vat, mobile } = anew[language];
    const page = await visitor();
    await page.goto(`/${language}/create-company`);
    const field = (name: string) => page.locator(`[id="${name}"]`);
    await page.getByRole('radio').first().check();
    await field('company_details.name').fill(`Symi ${language}`);
    await field('company_details.vat_number').fill(vat);
    await field('company_details.vat_country_id').selectOption('300');
    await field('company_details.email').fill('info@symi.example');
    await field('loyalty_details.country_id').selectOption('380');
    for (const each of ['el', 'en', 'it']) {
      const name = field(`loyalty_details.name.${each}`);
      if (!(await name.isVisible())) await page.locator('summary').first().click();
      await name.fill(`Symi Club ${each}`);
    }
    await expectSound(page);
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL(`**/${language}/create-account?kind=company&plan=*`);
    await register(page, { language, mobile });
    await page.waitForURL(`**/${language}/loyaltyPanel/**/payment-methods`);
    await page.getByText(`Symi ${language}`).first().waitFor();
  },
);

inEachLanguage(
  'in %s a store is filled in before there is an account, and somebody else is asked to run it (new-manager-off)',
  async (language) => {
    const { store: words } = registrationWords[language];
    const { shopVat: vat, mobile, manager } = anew[language];
    const shop = { mobile: `${mobile.slice(0, -2)}5${mobile.slice(-1)}`, vat };
    const page = await visitor();
    await page.goto(`/${language}/create-store`);
    const field = (name: string) => page.locator(`[id="${name}"]`);
    await page.locator('[id="store_details.store_subscription_plan_id"]').check();
    await field('store_details.name').fill(`Chalki ${language}`);
    await field('store_details.vat_number').fill(shop.vat);
    await page.getByRole('radio', { name: words.other }).check();
    await field('user_details.full_name').fill('Πέτρος Μαυρής');
    await field('user_details.mobile').fill(manager);
    await field('user_details.referral').selectOption('Search');
    await field('user_details.tos').check();
    await expectSound(page);
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL(`**/${language}/create-account?kind=store&plan=*`);
    await page.locator('#opens_store').waitFor({ state: 'detached' });
    await register(page, { language, mobile: shop.mobile });
    await page.waitForURL(`**/${language}/user-stores**`);
  },
);
