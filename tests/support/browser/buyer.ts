import type { Page } from 'playwright-core';
import type { Language } from '../../../contract/engine/languages.ts';
import { billing as el } from '../../../src/i18n/el/billing/own.ts';
import { paymentResult as elResult } from '../../../src/i18n/el/billing/payment-result.ts';
import { billingShared as elShared } from '../../../src/i18n/el/billing/shared.ts';
import { billing as en } from '../../../src/i18n/en/billing/own.ts';
import { paymentResult as enResult } from '../../../src/i18n/en/billing/payment-result.ts';
import { billingShared as enShared } from '../../../src/i18n/en/billing/shared.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { billing as it } from '../../../src/i18n/it/billing/own.ts';
import { paymentResult as itResult } from '../../../src/i18n/it/billing/payment-result.ts';
import { billingShared as itShared } from '../../../src/i18n/it/billing/shared.ts';
import { expectSound } from './browser-checks.ts';

const all = {
  el: { ...el, result: elResult, shared: elShared },
  en: { ...en, result: enResult, shared: enShared },
  it: { ...it, result: itResult, shared: itShared },
};

/** A phrase with its parts filled in. */
const filled = (text: string, parts: Readonly<Record<string, string | number>>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));

/** The numbers of the test bank's cards. */
export const cards = {
  works: '4242 4242 4242 4242',
  authenticates: '4000 0025 0000 3155',
  declined: '4000 0000 0000 9995',
};

/** Presses the button of a plan, on whichever page of the plans that is. */
export async function pressPlan(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  const pages = page.locator('.MuiPagination-root');
  const shown = () => button.or(pages).first().waitFor();
  await shown();
  while (!(await button.isVisible())) {
    await pages.getByRole('button').last().click();
    await shown();
  }
  await button.click();
}

/** Somebody before the billing pages of their own place, with the mouse. */
export class Buyer {
  readonly page: Page;
  readonly words: (typeof all)[Language];
  private readonly language: Language;
  private readonly panel: 'loyaltyPanel' | 'storePanel';

  constructor(page: Page, language: Language, panel: Buyer['panel']) {
    this.page = page;
    this.words = all[language];
    this.language = language;
    this.panel = panel;
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  money = (amount: number) => formatMoney(amount, 'EUR', this.language);

  open = (part: 'current' | 'payment-history' | 'payment-methods') =>
    this.page.goto(`/${this.language}/${this.panel}/general-settings/billing-dashboard/${part}`);

  async typeCard(number: string) {
    await this.page.getByRole('textbox', { name: this.words.cards.number }).fill(number);
    await this.button(this.words.cards.keep).click();
  }

  async addCard(number: string) {
    await this.open('payment-methods');
    await this.button(this.words.cards.add).click();
    await this.typeCard(number);
    await this.page.getByText(`VISA •••• ${number.slice(-4)}`).waitFor();
  }

  /** Asks for what a change to a plan does; its dialog stands open. */
  async ask(plan: string) {
    await pressPlan(this.page, filled(this.words.change.chooseNamed, { plan }));
    await this.button(this.words.change.confirm).waitFor();
    await expectSound(this.page);
  }

  async confirm() {
    await this.button(this.words.change.confirm).click();
    await this.page.getByText(this.words.change.done).waitFor();
  }

  pay = (amount: number) =>
    this.button(filled(this.words.due.pay, { amount: this.money(amount) })).click();

  /** Until the page that tells what became of the payment says that, and leads back. */
  async assertPaid() {
    await this.page.getByText(this.words.result.paid).waitFor();
    await this.page.waitForURL('**/billing-dashboard/current');
  }

  /** What a table of billing says, row by row. */
  rowsOf = (table: string) =>
    this.page.getByRole('table', { name: table }).getByRole('row').allTextContents();

  /** Opens the newest billing in the list of all of them; answers its number and what its table is called. */
  async openNewest() {
    await this.open('payment-history');
    const row = this.page.getByRole('listitem').filter({ hasText: this.words.shared.details });
    const number = Number(
      /\d+/.exec((await row.first().locator('p').first().textContent()) ?? '')?.[0],
    );
    await this.button(filled(this.words.shared.detailsOf, { number })).click();
    const table = filled(this.words.shared.billingNo, { number });
    await this.page.getByRole('table', { name: table }).waitFor();
    return { number, table };
  }
}
