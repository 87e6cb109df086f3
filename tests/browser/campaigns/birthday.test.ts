import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { campaignTypeIds } from '../../../contract/campaigns/kinds.ts';
import { footerWords } from '../../../contract/email-themes/mail-words.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { channelIds } from '../../../contract/messages/channels.ts';
import { typeWords } from '../../../server/campaigns/catalogue.ts';
import { words as el } from '../../../src/i18n/el/shared-coupon.ts';
import { words as en } from '../../../src/i18n/en/shared-coupon.ts';
import { words as it } from '../../../src/i18n/it/shared-coupon.ts';
import { api, type Device, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf } from '../../support/browser/browser-checks.ts';
import { type MovedProduct, startProductAt } from '../../support/browser/browser-server.ts';
import { panelWords, runCampaign, Wizard } from '../../support/browser/campaign-steps.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import {
  headerOf,
  htmlOf,
  type MailServer,
  type Received,
  startMailServer,
} from '../../support/outside/mail-server.ts';
import { limit } from '../../support/pace.ts';
import { wordOf } from '../../support/resource-words.ts';

useBrowser();

const publicWords = { el, en, it };
const dayMs = 86_400_000;
const zone = 'Europe/Athens';
const inAthens = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { ...format, timeZone: zone });
/** Tomorrow, so that the clock of the product only ever goes forward. */
const day = inAthens({ dateStyle: 'short' }).format(Date.now() + dayMs);

/** That time of that day in Athens. */
function momentOf(time: string) {
  const moments = ['+02:00', '+03:00'].map((offset) => Date.parse(`${day}T${time}:00${offset}`));
  const is = inAthens({ timeStyle: 'short' });
  return moments.find((each) => is.format(each) === time) ?? 0;
}

/** Each journey has an hour of its own, one after the other; whom it is about is written to in its language. */
const journeys = {
  el: { hour: 11, name: 'Ελένη', country: 300, mobile: '6951110001' },
  en: { hour: 12, name: 'Helen', country: 826, mobile: '6951110002' },
  it: { hour: 13, name: 'Elena', country: 380, mobile: '6951110003' },
};
const gift = 'Χειροποίητη κούπα';
const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/;

let product: MovedProduct;
let mail: MailServer;
beforeAll(async () => {
  [product, mail] = await Promise.all([
    startProductAt(momentOf('10:30')),
    startMailServer({ user: 'post@aigaion.example', password: 'open sesame' }),
  ]);
  const { token, store } = await admin();
  await api(`/companies/${store?.store_id}/settings/email-configuration`, {
    origin: product.origin,
    token,
    method: 'PUT',
    body: {
      ...{ mode: 'smtp', host: '127.0.0.1', port: mail.port },
      ...{ email: 'post@aigaion.example', password: 'open sesame' },
    },
  });
});
afterAll(() => Promise.all([product.remove(), mail.close()]));

const admin = () => deviceOf('companyAdmin', 'Αιγαίον Καφέ', product.origin);
const addressOf = (language: Language) => `${language}@example.org`;

/** Somebody who has their birthday and likes mails. */
async function addCustomer({ token, store }: Device, language: Language) {
  const { name, country, mobile } = journeys[language];
  const { origin } = product;
  const shop = await deviceOf('moderator', undefined, origin);
  const email = addressOf(language);
  const register = { first_name: name, mobile, email, consents: { mail: true, sms: true } };
  const path = `/stores/${shop.store?.store_id}/customers`;
  const { data } = await api<{ user_account_id: number }>(path, {
    origin,
    token: shop.token,
    body: register,
  });
  const own = { birth_date: `1992-${day.slice(5)}`, country_id: country, marketing: true };
  const changed = await api(`/companies/${store?.store_id}/customers/${data.user_account_id}`, {
    ...{ origin, token, method: 'PUT', body: own },
  });
  expect(changed.status).toBe(200);
  return data.user_account_id;
}

/** The mails to somebody that say something of that kind, as soon as there is one. */
const mailTo = (address: string, subject: string) =>
  expect
    .poll(
      () =>
        mail.received.filter(({ to }) => to === address).map((each) => headerOf(each, 'subject')),
      {
        timeout: limit(30_000),
      },
    )
    .toContain(subject)
    .then(
      () =>
        mail.received.find(
          (each) => each.to === address && headerOf(each, 'subject') === subject,
        ) as Received,
    );

async function makeBirthday(page: Page, language: Language) {
  const wizard = new Wizard(page, language);
  const { campaignMaker, offers, campaignReport, languages: named } = wizard.words;
  const reward = (field: string) => wordOf(wizard.words, 'campaigns/view-rewards', field);
  await page.goto(`/${language}/loyaltyPanel/campaigns/new-campaign`);
  await wizard.choose(campaignMaker.categories.other.name);
  await wizard.choose(typeWords.birthday.name[language]);
  await page
    .getByLabel(campaignMaker.options.hour, { exact: true })
    .selectOption(String(journeys[language].hour));
  await wizard.write(
    wordOf(wizard.words, 'campaigns/view-campaigns', 'fields.title'),
    `Birthday ${language}`,
  );
  const [year, month, date] = day.split('-');
  await wizard.write(campaignMaker.ends, `${date}/${month}/${year}`);
  await wizard.goOn('who');
  // Nothing is asked of a customer at first, and all stores take part.
  const asked = page.getByRole('radiogroup', { name: campaignMaker.characteristic });
  expect(await asked.getByRole('radio').first().isChecked()).toBe(true);
  await asked.getByText(campaignMaker.noCharacteristic).waitFor();
  await wizard.choose(campaignMaker.allStores);
  await wizard.goOn('what');
  await wizard.write(reward('fields.title'), 'Kούπα');
  await wizard.find(reward('fields.gift_ids'), gift);
  await wizard.goOn('messages');
  await page.getByRole('checkbox', { name: offers.channels.email }).check();
  const inOwn = (field: string) => `${field} (${named[language]})`;
  await page.getByLabel(inOwn(offers.fields.subject)).fill(`Για {first_name} ${language}`);
  await page.getByLabel(inOwn(offers.fields.text)).fill('{title}: {code}');
  await page.getByLabel(offers.fields.theme).selectOption({ index: 1 });
  await wizard.goOn('settings');
  await wizard.goOn('check');
  await page.getByRole('button', { name: campaignReport.preview.start }).click();
  await page.getByText(campaignReport.preview.examples).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await wizard.createAndStart();
}

/** Opens a mail as a mail program does, and reads it; answers where its link to unsubscribe leads. */
async function read(page: Page, received: Received, language: Language) {
  const html = htmlOf(received);
  await page.route('**/mail.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/mail.html');
  await page.getByText(journeys[language].name).first().waitFor();
  await page.getByText(gift).first().waitFor();
  await page.getByText(code).first().waitFor();
  const link = page.getByRole('link', { name: footerWords.unsubscribe[language] });
  return (await link.getAttribute('href')) ?? '';
}

/** A receipt for which a campaign would say something by mail. */
async function buy(as: Device, id: number) {
  const { origin } = product;
  const says = { el: 'Ευχαριστούμε', en: 'Thank you', it: 'Grazie' };
  const campaign = {
    title: 'Ευχαριστούμε',
    campaign_type_id: campaignTypeIds.transaction,
    campaign_reward: { title: 'Ένας πόντος', points: 1 },
    system_notification_ids: [channelIds.email],
    email: { subject: says, text: says },
  };
  await runCampaign(as, campaign, origin);
  const { token, store } = await deviceOf('moderator', undefined, origin);
  const body = { user_account_id: id, amount: 5 };
  const path = `/stores/${store?.store_id}/transactions`;
  const { status } = await api(path, { origin, token, body });
  expect(status).toBe(201);
}

inEachLanguage(
  'in %s a birthday campaign is made from nothing and its mail arrives; who leaves by its link gets no other',
  async (language) => {
    const { hour, name } = journeys[language];
    const { origin, startAt } = product;
    // Whoever was signed in when the hour came has been idle since.
    const before = await admin();
    const id = await addCustomer(before, language);
    const maker = await visitor({ as: before, origin });
    await maker.clock.setSystemTime(momentOf(`${hour - 1}:31`));
    await makeBirthday(maker, language);
    await maker.close();

    await startAt(momentOf(`${hour}:01`));
    const received = await mailTo(addressOf(language), `Για ${name} ${language}`);
    const customer = await visitor({ origin, width: 390 });
    const link = await read(customer, received, language);
    const { unsubscribing } = publicWords[language];
    const channel = unsubscribing.channels.email;
    await customer.goto(`${link}?lang=${language}`);
    const leave = unsubscribing.leave.replace('%{channel}', channel);
    await customer.getByRole('button', { name: leave }).click();
    await customer.getByText(unsubscribing.left.replace('%{channel}', channel)).waitFor();
    expect(await faultsOf(customer)).toEqual([]);

    await buy(await admin(), id);
    const as = await deviceOf('superAdmin', 'Αιγαίον Καφέ', origin);
    const page = await visitor({ as, origin });
    const filter = encodeURIComponent(JSON.stringify({ q: addressOf(language) }));
    await page.goto(`/${language}/loyaltyPanel/messages?filter=${filter}`);
    const word = (choice: string) =>
      wordOf(panelWords[language], 'messages', `texts.choices.${choice}`);
    const row = page
      .getByRole('row')
      .filter({ hasText: word('suppressed') })
      .first();
    await row.getByText(word('unsubscribed')).waitFor();
    expect(mail.received.filter(({ to }) => to === addressOf(language))).toHaveLength(1);
  },
);
