import { expect, test } from 'vitest';
import { deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { panelPages } from '../support/browser/browser-pages.ts';
import { fits, seenIn, sweep, swept } from './sweep.ts';

useBrowser();

test.each(swept)(
  'the store panel in %s has no accessibility fault and fits a phone',
  async (language) => {
    const { as, panel, paths } = await panelPages.storePages();
    const page = await visitor({ as });
    expect(
      await sweep(
        page,
        seenIn(language, paths).map((path) => `/${language}/${panel}/${path}`),
      ),
    ).toEqual([]);
  },
);

test('the store panel in Italian fits a phone', async () => {
  const { as, panel, paths } = await panelPages.storePages();
  const page = await visitor({ as });
  expect(
    await fits(
      page,
      seenIn('it', paths).map((path) => `/it/${panel}/${path}`),
    ),
  ).toEqual([]);
});

test('on a phone the row of a receipt leads with its amount, and its state stands beside it', async () => {
  const page = await visitor({ as: await deviceOf('moderator'), width: 390 });
  await page.goto('/en/storePanel/transactions');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '€' }).first();
  await row.waitFor();
  expect(await row.textContent()).toMatch(/^€\d/);
});
