import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SubscriptionPlan } from '../../../contract/billing/plans.ts';
import type { SubscriptionRow } from '../../../contract/billing/subscriptions.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { billing as el } from '../../../src/i18n/el/billing/own.ts';
import { paymentResult as elResult } from '../../../src/i18n/el/billing/payment-result.ts';
import { billing as en } from '../../../src/i18n/en/billing/own.ts';
import { paymentResult as enResult } from '../../../src/i18n/en/billing/payment-result.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { billing as it } from '../../../src/i18n/it/billing/own.ts';
import { paymentResult as itResult } from '../../../src/i18n/it/billing/payment-result.ts';
import { api, type Device, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, settled } from '../../support/browser/browser-checks.ts';
import { pressPlan } from '../../support/browser/buyer.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import { openFreeStore } from '../../support/browser/selling-steps.ts';

useBrowser();

const words = {
  el: { ...el, result: elResult },
  en: { ...en, result: enResult },
  it: { ...it, result: itResult },
};

const filled = (text: string, args: Record<string, string>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => args[name] ?? '');

/** Three plans of the company, by what they cost. */
async function plansOf(seller: Device, lang: Language) {
  const at = `/companies/${seller.store?.store_id}/subscriptions`;
  const { token } = seller;
  const { data: most } = await api<{ store_permissions: object }>(`${at}/company-permissions`, {
    token,
  });
  const add = async (plan_name: string, plan_price: number) => {
    const permissions = most.store_permissions;
    const body = { plan_name: { [lang]: plan_name }, plan_price, permissions };
    const { data } = await api<SubscriptionPlan>(`${at}/store-plan`, { token, body });
    return { name: plan_name, id: data.store_subscription_plan_id };
  };
  return {
    small: (await add(`Mikro ${lang}`, 15)).name,
    large: (await add(`Megalo ${lang}`, 25)).name,
    given: (await add(`Terastio ${lang}`, 40)).id,
  };
}

/** The seller gives a store a dearer plan, which is owed from then on, and ends its subscription. */
async function giveAndEnd(seller: Device, name: string, storeId: number, planId: number) {
  const company = `/companies/${seller.store?.store_id}`;
  const at = `${company}/subscriptions`;
  const { token } = seller;
  const given = { store_subscription_plan_id: planId };
  const path = `${company}/stores/${storeId}`;
  expect((await api(path, { token, method: 'PUT', body: given })).status).toBe(200);
  const { data } = await api<{ subscriptions: SubscriptionRow[] }>(
    `${at}?q=${encodeURIComponent(name)}`,
    { token },
  );
  const id = data.subscriptions[0]?.subscription_id;
  const body = { status: 'inactive', reason: 'Nothing was paid' };
  expect((await api(`${at}/${id}/settings`, { token, method: 'PATCH', body })).status).toBe(200);
}

inEachLanguage(
  'in %s a store takes a plan, pays as its bank wants, changes it, and pays what it owes (flow-payment-result)',
  async (lang) => {
    const w = words[lang];
    const seller = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const { small, large, given } = await plansOf(seller, lang);
    const name = `Paros ${lang}`;
    const as = await openFreeStore(seller, name);
    const page = await visitor({ as });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const sound = async (of: Page) => {
      await settled(of);
      expect(await faultsOf(of)).toEqual([]);
    };
    const money = (amount: number) => formatMoney(amount, 'EUR', lang);
    const pay = (amount: number) => button(filled(w.due.pay, { amount: money(amount) }));
    const type = async (number: string) => {
      await page.getByRole('textbox', { name: w.cards.number }).fill(number);
      await button(w.cards.keep).click();
    };
    const change = async (plan: string) => {
      await pressPlan(page, filled(w.change.chooseNamed, { plan }));
      await button(w.change.confirm).waitFor();
      await sound(page);
      await button(w.change.confirm).click();
    };

    await page.goto(`/${lang}/storePanel/general-settings/billing-dashboard/current`);
    await change(small);
    await pay(15).click();
    await type('4000 0025 0000 3155');
    await button(w.bank.approve).click();
    await page.getByText(w.result.paid).waitFor();
    await page.waitForURL('**/billing-dashboard/current');
    await page.getByText(w.explained.active).waitFor();

    await pressPlan(page, filled(w.change.chooseNamed, { plan: large }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('table', { name: w.change.lines }).waitFor();
    await button(w.change.confirm).click();
    // The plan is another one once the bank says so.
    await button(w.bank.approve).click();
    await page.getByText(w.change.done).waitFor();
    await giveAndEnd(seller, name, as.store?.store_id ?? 0, given);

    await page.goto(`/${lang}/storePanel/products`);
    await page.waitForURL('**/billing-dashboard/current');
    await page.getByText(w.due.first).waitFor();
    await sound(page);
    await page.goto(`/${lang}/storePanel/general-settings/billing-dashboard/payment-methods`);
    await button(w.cards.add).click();
    await type('4000 0000 0000 9995');
    await page.getByText('VISA •••• 9995').waitFor();
    await page.goto(`/${lang}/storePanel`);
    const owed = page.getByRole('button', {
      name: new RegExp(`^${filled(w.due.pay, { amount: '.+' })}$`),
    });
    await owed.click();
    await page.getByText(w.result.failures.declined).waitFor();
    await sound(page);
    await page.getByRole('link', { name: w.result.again }).click();
    await page.getByRole('link', { name: w.due.anotherCard }).click();
    await button(w.cards.add).click();
    await type('4242 4242 4242 4242');
    await page.getByText('VISA •••• 4242').waitFor();
    await page.goto(`/${lang}/storePanel`);
    await owed.click();
    await page.getByText(w.result.paid).waitFor();
    await page.goto(`/${lang}/storePanel/transactions`);
    await page.waitForURL('**/storePanel/transactions');
    await page.getByRole('navigation').locator('a[href$="/new-transaction"]').first().waitFor();
  },
);
