import { expect } from 'vitest';
import { words as el } from '../../../src/i18n/el/groups/business-statistics.ts';
import { words as en } from '../../../src/i18n/en/groups/business-statistics.ts';
import { words as it } from '../../../src/i18n/it/groups/business-statistics.ts';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../../support/browser/browser-checks.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';

useBrowser();

const words = { el, en, it };

inEachLanguage(
  'in %s the statistics are held against last year, read as tables and followed to a receipt',
  async (language) => {
    const said = words[language].statistics;
    const width = language === 'el' ? 390 : 1280;
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const page = await visitor({ as, width });
    await page.goto(`/${language}/loyaltyPanel/business-statistics`);
    await page.getByText(said.total).first().waitFor();

    const against = page.waitForResponse((answer) => /compare=year/.test(answer.url()));
    await page.getByRole('combobox', { name: said.filters.compare }).selectOption('year');
    await against;
    await page.getByText(said.hintAgainst.split('%{before}')[0] ?? '').waitFor();
    const tables = page.locator('main details:has(table) > summary');
    for (const summary of await tables.all()) await summary.click();
    expect(await page.locator('main table:visible').count()).toBeGreaterThanOrEqual(2);
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page, width)).toEqual([]);

    await page.locator('main a[href*="storePanel"]').first().click();
    await page.waitForURL(/storePanel\/transactions\?filter=/);
    await page
      .locator('main')
      .getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
      .first()
      .click();
    await page.waitForURL(/storePanel\/transactions\/\d+/);
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page, width)).toEqual([]);
  },
);
