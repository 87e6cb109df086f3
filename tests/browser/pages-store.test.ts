import { expect, test } from 'vitest';
import { deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { panelPages } from '../support/browser/browser-pages.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { seenOnce } from './sweep.ts';

useBrowser();

inEachLanguage(
  'the store panel in %s has no accessibility fault and fits a phone',
  async (language) => {
    const { as, panel, paths } = await panelPages.storePages();
    const page = await visitor({ as });
    expect(await seenOnce(page, language, `/${panel}`, paths)).toEqual([]);
  },
);

test('on a phone the row of a receipt leads with its amount, and its state stands beside it', async () => {
  const page = await visitor({ as: await deviceOf('moderator'), width: 390 });
  await page.goto('/en/storePanel/transactions');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '€' }).first();
  await row.waitFor();
  expect(await row.textContent()).toMatch(/^€\d/);
});
