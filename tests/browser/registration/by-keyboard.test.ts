// @module-tag long
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../contract/engine/languages.ts';
import { codeSentTo, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../../support/browser/browser-checks.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import { lostFocusOf, tabTo } from '../../support/browser/reach-checks.ts';
import { newPassword, registrationWords } from '../../support/browser/registering.ts';

useBrowser();

const narrow = 360;
const stops = 12;
const people: Record<Language, { mobile: string; vat: string }> = {
  el: { mobile: '6931000011', vat: '997000000' },
  en: { mobile: '6931000012', vat: '997011117' },
  it: { mobile: '6931000013', vat: '997022224' },
};

/** Somebody without a mouse. */
class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator, key: 'Enter' | 'Space') {
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
  }

  async write(id: string, text: string) {
    await tabTo(this.page, this.page.locator(`[id="${id}"]`));
    await this.page.keyboard.type(text);
  }

  submit = (name: string) =>
    this.press(this.page.getByRole('button', { name, exact: true }), 'Enter');

  /** All of the page is there on a small phone, and the focus can be seen wherever it goes. */
  async assertReachable() {
    await settled(this.page);
    expect(await overflowOf(this.page, narrow)).toEqual([]);
    expect(await faultsOf(this.page)).toEqual([]);
    expect(await lostFocusOf(this.page, 'Tab', stops)).toEqual([]);
  }
}

async function register(keyboard: Keyboard, language: Language) {
  const { account } = registrationWords[language];
  const { page } = keyboard;
  await page.locator('#mobile').waitFor();
  await keyboard.assertReachable();
  await keyboard.write('mobile', people[language].mobile);
  await keyboard.press(page.locator('#tos'), 'Space');
  await keyboard.submit(account.send);
  await page.locator('#mobile_verification_code').waitFor();
  await keyboard.assertReachable();
  await keyboard.write('mobile_verification_code', await codeSentTo(people[language].mobile));
  await keyboard.submit(account.verify);
  await page.locator('#full_name').waitFor();
  await keyboard.assertReachable();
  await keyboard.write('full_name', 'Νίκη Ράπτη');
  await keyboard.write('password', newPassword);
  await keyboard.write('password_confirmation', newPassword);
  await keyboard.submit(account.finish);
  await page.getByText(account.created).waitFor();
}

inEachLanguage(
  'in %s somebody registers a company by keyboard alone on a phone of 360 pixels',
  async (language) => {
    const { plans, company } = registrationWords[language];
    const page = await visitor({ width: narrow });
    const keyboard = new Keyboard(page);
    await page.goto(`/${language}/subscription-plans`);
    const choose = page.getByRole('link', { name: new RegExp(`^${plans.choose}`) }).first();
    await choose.waitFor();
    await keyboard.assertReachable();
    await keyboard.press(choose, 'Enter');
    await register(keyboard, language);
    await keyboard.assertReachable();
    await keyboard.write('company_details.name', `Naxos ${language}`);
    await keyboard.write('company_details.vat_number', people[language].vat);
    await keyboard.write('company_details.email', 'info@naxos.example');
    await keyboard.write(`loyalty_details.name.${language}`, 'Naxos Club');
    await keyboard.submit(company.submit);
    await page.waitForURL(`**/${language}/loyaltyPanel/**/payment-methods`);
  },
);

inEachLanguage(
  'in %s what else is public of registering can be reached by keyboard on a phone of 360 pixels',
  async (language) => {
    const page = await visitor({ width: narrow });
    const keyboard = new Keyboard(page);
    for (const path of ['app-providers', 'sign-in']) {
      await page.goto(`/${language}/${path}`);
      await keyboard.assertReachable();
    }
    await page.goto(`/${language}/app-providers`);
    await keyboard.press(page.getByRole('main').getByRole('link').first(), 'Enter');
    await page.waitForURL(`**/${language}/sign-in?provider=*`);
  },
);
