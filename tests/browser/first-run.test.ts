import { afterAll, expect, test } from 'vitest';
import type { Language } from '../../contract/engine/languages.ts';
import { words as el } from '../../src/i18n/el/groups/home.ts';
import { words as en } from '../../src/i18n/en/groups/home.ts';
import { words as it } from '../../src/i18n/it/groups/home.ts';
import { at, signIn, useBrowser, visitor } from '../support/browser/browser.ts';
import { expectSound, settled } from '../support/browser/browser-checks.ts';
import { type EmptyInstallation, startEmpty } from '../support/browser/empty-installation.ts';
import { firstRun, type Hand, newcomers, password } from '../support/browser/first-run.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';

useBrowser();

const words = { el, en, it };
const screen = { width: 390, height: 844 };
/** One for each language that is walked in this tier, started by its first journey. */
const installations = new Map<Language, Promise<EmptyInstallation>>();
afterAll(async () => {
  for (const installation of installations.values()) await (await installation).remove();
});

const installed = (language: Language) => {
  const installation = installations.get(language) ?? startEmpty();
  installations.set(language, installation);
  return installation;
};

inEachLanguage(
  'in %s the printed link leads to a first receipt and to a list that ticks itself, on a phone',
  async (language) => {
    const { origin, link } = await installed(language);
    const { home } = words[language];
    const page = await visitor({ origin, width: screen.width });
    const hand: Hand = {
      write: (field, text) => field.fill(text),
      press: (target) => target.click(),
      arrive: async () => {
        await expectSound(page);
        await page.setViewportSize(screen);
      },
    };
    await page.goto(link.replace('/en/', `/${language}/`));
    await firstRun(page, hand, newcomers[language]);
    const ticks = page.getByRole('main').getByRole('img', { name: home.start.done, exact: true });
    expect(await ticks.count()).toBe(4);
    // What is left is done on its page, which leads back to the list.
    await page.getByRole('link', { name: home.start.staff.go, exact: true }).click();
    await page.waitForURL('**/user-rights/create');
    await page.getByRole('status').getByRole('link').click();
    await page.waitForURL(`**/${language}/loyaltyPanel`);
  },
);

inEachLanguage(
  'in %s the admin comes back to their company, and finds the installation where places are chosen',
  async (language) => {
    const { origin } = await installed(language);
    const who = newcomers[language];
    const page = await visitor({ origin });
    await page.goto(`/${language}/sign-in`);
    await signIn(page, who.mobile, password);
    await page.waitForURL(`**/${language}/loyaltyPanel`);
    await page.getByText(who.company).first().waitFor();
    await page.goto(`/${language}/user-stores?choose=1`);
    const own = page.locator('section[aria-labelledby=platform]');
    await own.getByRole('button').click();
    await page.waitForURL(`**/${language}/loyaltyPanel`);
    await page.getByText(words[language].home.start.platform.title).waitFor();
    await settled(page);
    expect(at(page)).toBe(`/${language}/loyaltyPanel`);
  },
);

test('the printed link is at the address that people use', async () => {
  const { link, remove } = await startEmpty({ PUBLIC_URL: 'https://pistos.example/' });
  await remove();
  expect(link).toMatch(/^https:\/\/pistos\.example\/en\/first-admin\?token=/);
});
