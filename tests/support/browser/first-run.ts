import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../contract/engine/languages.ts';

/** How the pages are operated: a test at once, a measurement at a person's pace. */
export interface Hand {
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly press: (target: Locator) => Promise<void>;
  /** A page is there, and is looked at before anything is done on it. */
  readonly arrive: (name: string) => Promise<void>;
}

export interface Newcomer {
  readonly mobile: string;
  readonly fullName: string;
  readonly company: string;
  readonly store: string;
  readonly customer: { readonly mobile: string; readonly firstName: string };
  /** As it is written in their language. */
  readonly amount: string;
}

export const password = 'a long enough one';

export const newcomers: Readonly<Record<Language, Newcomer>> = {
  el: {
    mobile: '6931000021',
    fullName: 'Νίκη Ράπτη',
    company: 'Καφέ Ρόδος',
    store: 'Λίνδος',
    customer: { mobile: '6912345678', firstName: 'Μαρία' },
    amount: '12,50',
  },
  en: {
    mobile: '6931000022',
    fullName: 'Nicky Smith',
    company: 'Rodos Coffee',
    store: 'Lindos',
    customer: { mobile: '6912345678', firstName: 'Maria' },
    amount: '12.50',
  },
  it: {
    mobile: '6931000023',
    fullName: 'Nicoletta Rossi',
    company: 'Caffè Rodi',
    store: 'Lindo',
    customer: { mobile: '3331234567', firstName: 'Maria' },
    amount: '12,50',
  },
};

const named = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const submitOf = (page: Page) => page.locator('main form button[type=submit]');

async function createAdmin(page: Page, { write, press, arrive }: Hand, who: Newcomer) {
  await named(page, 'full_name').waitFor();
  await arrive('admin');
  await write(named(page, 'full_name'), who.fullName);
  await write(named(page, 'mobile'), who.mobile);
  await write(named(page, 'password'), password);
  await write(named(page, 'password_confirmation'), password);
  await press(submitOf(page));
}

async function createCompany(page: Page, { write, press, arrive }: Hand, who: Newcomer) {
  const name = page.locator('[id="company_details.name"]');
  await name.waitFor();
  await arrive('company');
  await write(name, who.company);
  await press(submitOf(page));
}

async function createStore(page: Page, { write, press, arrive }: Hand, who: Newcomer) {
  await page.waitForURL('**/loyaltyPanel/first-steps/store**');
  await named(page, 'name').waitFor();
  await arrive('store');
  await write(named(page, 'name'), who.store);
  await press(submitOf(page));
}

async function postReceipt(page: Page, { write, press, arrive }: Hand, who: Newcomer) {
  await page.waitForURL('**/loyaltyPanel/first-steps/receipt**');
  await named(page, 'mobile').waitFor();
  await arrive('customer');
  await write(named(page, 'mobile'), who.customer.mobile);
  await write(named(page, 'first_name'), who.customer.firstName);
  await press(submitOf(page));
  await named(page, 'amount').waitFor();
  await arrive('receipt');
  await write(named(page, 'amount'), who.amount);
  await press(submitOf(page));
  await named(page, 'amount').waitFor({ state: 'detached' });
  await arrive('earned');
  await press(page.locator('main a[href$="/loyaltyPanel"]').first());
}

/** From the printed link to the list of first steps, with a receipt posted; it ends at the home of the company. */
export async function firstRun(page: Page, hand: Hand, who: Newcomer) {
  await createAdmin(page, hand, who);
  await createCompany(page, hand, who);
  await createStore(page, hand, who);
  await postReceipt(page, hand, who);
  await page.waitForURL('**/loyaltyPanel');
  await page.locator('main ol > li').nth(8).waitFor();
  await hand.arrive('list');
}
