import { expect, test } from 'vitest';
import type { Language } from '../../../contract/engine/languages.ts';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../../support/browser/browser-checks.ts';
import { languageTier } from '../../support/browser/journeys.ts';

useBrowser();

const words: Record<Language, { period: RegExp; lastMonth: string; given: string; total: string }> =
  {
    el: {
      period: /^Περίοδος/,
      lastMonth: 'Προηγούμενος μήνας',
      given: 'Πόντοι που δόθηκαν',
      total: 'Σύνολο εταιρείας',
    },
    en: {
      period: /^Period/,
      lastMonth: 'Last month',
      given: 'Points given',
      total: 'Company total',
    },
    it: {
      period: /^Periodo/,
      lastMonth: 'Mese scorso',
      given: 'Punti assegnati',
      total: 'Totale azienda',
    },
  };
const languages = Object.keys(words) as Language[];
const places = languages.flatMap((language) =>
  [1280, 390].map((width) => [language, width] as const),
);

for (const [language, width] of places)
  test(
    `the figures of the stores are read, put in order and followed to their receipts (${language}, ${width} wide)`,
    languageTier(language, width === 1280),
    async () => {
      const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
      const page = await visitor({ as, width });
      const { period, lastMonth, given, total } = words[language];
      await page.goto(`/${language}/loyaltyPanel/stores/financial-data`);
      await page.getByRole('button', { name: period }).click();
      const ofMonth = page.waitForResponse((answer) => /from=\d{4}-\d\d-01&to=/.test(answer.url()));
      await page.getByRole('button', { name: lastMonth }).click();
      await ofMonth;
      const inOrder = page.waitForResponse((answer) => /sort=points_given/.test(answer.url()));
      if (width === 390) await page.locator('main select').selectOption('points_given');
      else await page.getByRole('columnheader', { name: given }).getByRole('button').click();
      await inOrder;
      await page.getByText(total).waitFor();
      await settled(page);
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page, width)).toEqual([]);
      const from = new URL(page.url()).searchParams.get('from') ?? '';
      await page.locator('main a[href*="storePanel"]').nth(1).click();
      await page.waitForURL(/storePanel\/transactions\?filter=/);
      const [year, month] = from.split('-');
      await page.locator('main').getByText(`/${month}/${year} `).first().waitFor();
    },
  );
