import { expect } from 'vitest';
import { useBrowser, visitor } from '../support/browser/browser.ts';
import { panelPages } from '../support/browser/browser-pages.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { seenOnce } from './sweep.ts';

useBrowser();

inEachLanguage(
  'the loyalty panel in %s has no accessibility fault and fits a phone',
  async (language) => {
    const { as, panel, paths } = await panelPages.loyaltyPages();
    const page = await visitor({ as });
    expect(await seenOnce(page, language, `/${panel}`, paths)).toEqual([]);
  },
);
