import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../contract/engine/languages.ts';
import { registration as el } from '../../../src/i18n/el/registration.ts';
import { registration as en } from '../../../src/i18n/en/registration.ts';
import { registration as it } from '../../../src/i18n/it/registration.ts';
import { codeSentTo } from './browser.ts';
import { expectSound } from './browser-checks.ts';

export const registrationWords = { el, en, it };

/** What somebody new chooses. */
export const newPassword = 'a long enough one';

const stepOf = (page: Page) => page.evaluate(() => localStorage.getItem('registrationStep'));

interface Registering {
  readonly language: Language;
  readonly mobile: string;
  /** What else is filled in on the last page. */
  readonly details?: () => Promise<void>;
}

/** Registers somebody by the page that stands open; the browser is loaded anew on the way. */
export async function register(page: Page, { language, mobile, details }: Registering) {
  const { account: words } = registrationWords[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.locator('#mobile').fill(mobile);
  await page.locator('#tos').check();
  await expectSound(page);
  await press(words.send);
  await page.getByText(words.sent).waitFor();
  expect(await stepOf(page)).toBe('2');
  await page.reload();
  await page.locator('#mobile_verification_code').fill(await codeSentTo(mobile));
  await expectSound(page);
  await press(words.verify);
  await page.locator('#full_name').waitFor();
  expect(await stepOf(page)).toBe('3');
  await page.reload();
  await page.locator('#full_name').fill('Νίκη Ράπτη');
  await page.locator('#password').fill(newPassword);
  await page.locator('#password_confirmation').fill(newPassword);
  await page.locator('#gender').selectOption('female');
  await page.locator('#birth_date').fill('17/05/1990');
  await page.locator('#referral').selectOption('Friend');
  await details?.();
  await expectSound(page);
  await press(words.finish);
  // What was filled in before is sent by itself, and the page is left at once.
  await page.waitForFunction(() => localStorage.getItem('registrationStep') === null);
}
