import { expect, test } from 'vitest';
import { languages } from '../../contract/engine/languages.ts';
import { accounts, at, signIn, useBrowser, visitor } from '../support/browser/browser.ts';
import { languageTier } from '../support/browser/journeys.ts';

useBrowser();

const firstPages = {
  companyAdmin: { choose: 'Αιγαίον Καφέ', path: 'loyaltyPanel' },
  moderator: { choose: undefined, path: 'storePanel' },
  supplier: { choose: undefined, path: 'supplierPanel/send-reports/pending' },
} as const;

for (const language of languages) {
  test.each(Object.entries(firstPages))(
    `in ${language} the %s signs in and is led to the right panel`,
    languageTier(language),
    async (account, { choose, path }) => {
      const page = await visitor();
      await page.goto(`/${language}/sign-in`);
      await signIn(page, accounts[account as keyof typeof firstPages]);
      if (choose) await page.getByRole('button', { name: choose }).first().click();
      await page.waitForURL(`**/${language}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    },
  );

  test(
    `in ${language} the super admin chooses among all stores`,
    languageTier(language),
    async () => {
      const page = await visitor();
      await page.goto(`/${language}/sign-in`);
      await signIn(page, accounts.superAdmin);
      await page.waitForURL(`**/${language}/user-stores`);
      // Three companies with their own, five stores, two suppliers.
      await page.locator('section li').nth(9).waitFor();
      await page.getByRole('searchbox').fill('ηρακλειο');
      await page.locator('section li').nth(1).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /Ηράκλειο/ }).click();
      await page.waitForURL(`**/${language}/storePanel`);
    },
  );
}

test('a page asked for before signing in is opened after it', async () => {
  const page = await visitor();
  await page.goto('/en/storePanel/products/product-categories');
  await page.waitForURL('**/en/sign-in?next=*');
  await signIn(page, accounts.moderator);
  await page.waitForURL('**/en/storePanel/products/product-categories');
  await page.getByRole('row').nth(1).waitFor();
});

test('a wrong password is told, and what was typed stays', async () => {
  const page = await visitor({ expects: /401.*users\/login/ });
  await page.goto('/it/sign-in');
  await signIn(page, '6900000099', 'not the password');
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#mobile').inputValue()).toBe('6900000099');
  expect(at(page)).toBe('/it/sign-in');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'signing in never leads to %s',
  async (next) => {
    const page = await visitor();
    await page.goto(`/en/sign-in?next=${encodeURIComponent(next)}`);
    await signIn(page, accounts.superAdmin);
    await page.waitForURL('**/en/user-stores');
  },
);

test('signing out leaves nobody signed in, and going back shows nothing', async () => {
  const page = await visitor();
  await page.goto('/el/sign-in');
  await signIn(page, accounts.moderator);
  await page.waitForURL('**/storePanel');
  await page.getByRole('button', { name: 'Λογαριασμός' }).click();
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await page.waitForURL('**/el/sign-in');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.goBack();
  await page.waitForURL('**/el/sign-in**');
});
