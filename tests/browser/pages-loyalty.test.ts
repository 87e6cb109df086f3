import { expect, test } from 'vitest';
import { useBrowser, visitor } from '../support/browser/browser.ts';
import { panelPages } from '../support/browser/browser-pages.ts';
import { fits, seenIn, sweep, swept } from './sweep.ts';

useBrowser();

test.each(swept)(
  'the loyalty panel in %s has no accessibility fault and fits a phone',
  async (language) => {
    const { as, panel, paths } = await panelPages.loyaltyPages();
    const page = await visitor({ as });
    expect(
      await sweep(
        page,
        seenIn(language, paths).map((path) => `/${language}/${panel}/${path}`),
      ),
    ).toEqual([]);
  },
);

test('the loyalty panel in Italian fits a phone', async () => {
  const { as, panel, paths } = await panelPages.loyaltyPages();
  const page = await visitor({ as });
  expect(
    await fits(
      page,
      seenIn('it', paths).map((path) => `/it/${panel}/${path}`),
    ),
  ).toEqual([]);
});
