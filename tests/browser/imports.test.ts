import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { type Language, languages } from '../../contract/engine/languages.ts';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';
import { api, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { limit } from '../support/pace.ts';

useBrowser();

const words = { el, en, it };
const heads: Record<Language, string> = {
  el: 'Όνομα;Επώνυμο;Κινητό;Γενέθλια',
  en: 'First name;Last name;Mobile;Birthday',
  it: 'Nome;Cognome;Cellulare;Compleanno',
};

/** A thousand customers, of whom every fiftieth has a mobile that is none. */
function fileOf(language: Language) {
  const first = 6_955_000_000 + languages.indexOf(language) * 10_000;
  const rows = Array.from({ length: 1000 }, (_, n) =>
    n % 50 === 49 ? `Λάθος;Αριθμός;12;` : `Μαρία;Νέα ${n};${first + n};3/4/1985`,
  );
  return Buffer.from([heads[language], ...rows].join('\r\n'), 'utf8');
}

inEachLanguage(
  'in %s a thousand customers are imported, and the twenty bad rows come back as a file',
  async (language) => {
    const { imports, fileColumns } = words[language];
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const page = await visitor({ as, width: language === 'el' ? 390 : 1280 });
    await page.goto(`/${language}/loyaltyPanel/customers/import`);
    await page
      .getByLabel(imports.choose)
      .and(page.locator('input'))
      .setInputFiles({
        name: `${language}.csv`,
        mimeType: 'text/csv',
        buffer: fileOf(language),
      });
    await page.getByText(fileColumns.needsAnswer).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: fileColumns.settled.dmy }).check();
    await page.getByRole('button', { name: imports.check }).click();
    await page.getByText(imports.said.checked).waitFor({ timeout: limit(60_000) });
    const fact = (name: keyof typeof imports.counts) =>
      page.locator('dt', { hasText: imports.counts[name] }).locator('+ dd');
    await expect.poll(() => fact('created').textContent()).toBe('980');
    expect(await fact('rejected').textContent()).toBe('20');
    expect(await faultsOf(page)).toEqual([]);

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: imports.rejected }).click(),
    ]);
    const lines = (await text(await saved.createReadStream())).trim().split(/\r?\n/);
    expect(lines).toHaveLength(21);
    expect(lines[1]).toContain('Λάθος');

    const [one = '', many = ''] = imports.start.split(' |||| ');
    await page.getByRole('button', { name: (many || one).replace('%{count}', '980') }).click();
    await page.getByText(imports.said.done).waitFor({ timeout: limit(60_000) });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: imports.toCustomers }).click();
    await page.getByText('Νέα 998').waitFor();

    await page.goBack();
    await page.getByRole('button', { name: imports.undo }).click();
    const question = page.getByRole('dialog', { name: imports.undo });
    await question.getByText('980').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: imports.undo }).click();
    await page.getByText(imports.said.undone).waitFor({ timeout: limit(60_000) });
    expect(await fact('removed').textContent()).toBe('980');
    expect(await faultsOf(page)).toEqual([]);
  },
);

/** A price list of whole prices: one more each for a language, so that each journey finds products to change. */
const pricesOf = (language: Language, price: string) => {
  const rows = [1, 2, 3].map((n) => `;${language}-${n};Είδος ${language} ${n};${price};3/4/2031`);
  const titles = `Ράφι ${language};SKU;Όνομα;Τιμή;Ισχύει έως`;
  const lines = [titles, ...rows, `;${language}-4;Χωρίς τιμή;πολύ;3/4/2031`];
  return Buffer.from(lines.join('\r\n'), 'utf8');
};

inEachLanguage(
  'in %s a price list is shown as it is understood, and changes products when that is confirmed',
  async (language) => {
    const { catalogue, fileColumns } = words[language];
    const { imports } = catalogue;
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const page = await visitor({ as, width: language === 'el' ? 390 : 1280 });
    await page.goto(`/${language}/loyaltyPanel/products/import`);
    const take = (price: string) =>
      page
        .getByLabel(imports.choose)
        .and(page.locator('input'))
        .setInputFiles({
          name: `${language}.csv`,
          mimeType: 'text/csv',
          buffer: pricesOf(language, price),
        });
    const fact = (name: keyof typeof imports.counts) =>
      page.locator('dt', { hasText: new RegExp(`^${imports.counts[name]}$`) }).locator('+ dd');
    const [, many = ''] = imports.start.split(' |||| ');
    const confirm = page.getByRole('button', { name: many.replace('%{count}', '3') });

    await take('1.250');
    await page.getByText(fileColumns.needsAnswer).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: fileColumns.settled.comma }).press('Space');
    await page.getByRole('radio', { name: fileColumns.settled.dmy }).press('Space');
    await expect.poll(() => fact('created').textContent()).toBe('3');
    expect(await fact('rejected').textContent()).toBe('1');
    expect(await faultsOf(page)).toEqual([]);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: imports.rejectedRows }).click(),
    ]);
    expect(await text(await saved.createReadStream())).toContain('Χωρίς τιμή;πολύ;3/4/2031;');
    await confirm.press('Enter');
    await page.getByRole('link', { name: imports.toProducts }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: imports.another }).click();
    await take('1300,50');
    await page.getByText(fileColumns.remembered).waitFor();
    expect(await page.getByRole('radio', { name: fileColumns.settled.dmy }).isChecked()).toBe(true);
    await expect.poll(() => fact('updated').textContent()).toBe('3');
    expect(await page.getByText(/→/).count()).toBe(3);
    await confirm.press('Enter');
    await page.getByRole('link', { name: imports.toProducts }).waitFor();
    const pricesNow = async () => {
      const list = `/companies/${as.store?.store_id}/products?q=${language}-`;
      const { data } = await api<{ products: { retail_price: number }[] }>(list, {
        token: as.token,
      });
      return data.products.map(({ retail_price }) => retail_price);
    };
    expect(await pricesNow()).toEqual([1300.5, 1300.5, 1300.5]);

    const undo = page.getByRole('button', { name: `${imports.undo}: ${language}.csv` });
    // The newest of the two is the first, once the list has both.
    await expect.poll(() => undo.count()).toBeGreaterThan(1);
    await undo.first().click();
    const question = page.getByRole('dialog', { name: imports.undo });
    await question.getByText(/3/).waitFor();
    await question.getByRole('button', { name: imports.undo }).click();
    await page.getByText(imports.undoneNow).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: imports.toProducts }).click();
    await page.waitForURL('**/products/products-tab');
    expect(await pricesNow()).toEqual([1250, 1250, 1250]);
  },
);
