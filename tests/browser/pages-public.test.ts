import { expect, test } from 'vitest';
import { deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';
import { panelPages, publicPaths } from '../support/browser/browser-pages.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { seen, sweep } from './sweep.ts';

useBrowser();

/** The page of what does not exist says so by its status, too. */
const noPage = { expects: /404 .*\/nowhere$/ };

inEachLanguage(
  'the public pages in %s have no accessibility fault and fit a phone',
  async (language) => {
    const page = await visitor(noPage);
    expect(await seen(page, language, '', publicPaths)).toEqual([]);
  },
);

test('the chooser of stores has no accessibility fault and fits a phone', async () => {
  const page = await visitor({ as: await deviceOf('superAdmin') });
  expect(await sweep(page, ['/el/user-stores?choose=1', '/en/user-stores?choose=1'])).toEqual([]);
});

test('forms that refuse have no accessibility fault', async () => {
  const page = await visitor({ expects: /401/ });
  await page.goto('/en/sign-in');
  await page.locator('form button[type=submit]').click();
  await page.locator('#mobile-note').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/el/password-recovery');
  await page.locator('#mobile').fill('6900000098');
  await page.locator('form button[type=submit]').click();
  await page.locator('#code').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

inEachLanguage(
  'the supplier panel in %s has no accessibility fault and fits a phone',
  async (language) => {
    const { as, panel, paths } = await panelPages.supplierPages();
    const page = await visitor({ as });
    expect(await seen(page, language, `/${panel}`, paths)).toEqual([]);
  },
);
