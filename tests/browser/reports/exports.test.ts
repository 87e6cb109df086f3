import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { customers as elCustomers } from '../../../src/i18n/el/customers/customers.ts';
import { words as el } from '../../../src/i18n/el/groups/exports.ts';
import { ra as elOwn } from '../../../src/i18n/el/ra.ts';
import { shell as elShell } from '../../../src/i18n/el/shell.ts';
import { customers as enCustomers } from '../../../src/i18n/en/customers/customers.ts';
import { words as en } from '../../../src/i18n/en/groups/exports.ts';
import { ra as enOwn } from '../../../src/i18n/en/ra.ts';
import { shell as enShell } from '../../../src/i18n/en/shell.ts';
import { customers as itCustomers } from '../../../src/i18n/it/customers/customers.ts';
import { words as it } from '../../../src/i18n/it/groups/exports.ts';
import { ra as itOwn } from '../../../src/i18n/it/ra.ts';
import { shell as itShell } from '../../../src/i18n/it/shell.ts';
import { deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../../support/browser/browser-checks.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';
import { limit } from '../../support/pace.ts';

useBrowser();

const words = {
  el: { ...el, ra: elOwn, shell: elShell, customers: elCustomers, separator: ';' },
  en: { ...en, ra: enOwn, shell: enShell, customers: enCustomers, separator: ',' },
  it: { ...it, ra: itOwn, shell: itShell, customers: itCustomers, separator: ';' },
};

inEachLanguage(
  'in %s customers are exported as they are narrowed, and the file is told of on another page',
  async (language) => {
    const { exports: said, ra, shell, customers, separator } = words[language];
    const width = language === 'el' ? 390 : 1280;
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const page = await visitor({ as, width });
    const filter = encodeURIComponent(JSON.stringify({ gender: 'female' }));
    await page.goto(`/${language}/loyaltyPanel/customers/customers-tab?filter=${filter}`);
    await page.getByRole('button', { name: shell.more, exact: true }).click();
    await page.getByRole('menuitem', { name: ra.action.export }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/\d/).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: ra.action.export }).click();
    // It has begun; who leaves before the answer came finds the file in the tray alone.
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/${language}/loyaltyPanel/gifts`);
    const name = said.keys.customers;
    const notice = page.getByRole('alert').filter({ hasText: said.ready.replace('%{name}', name) });
    await notice.waitFor({ timeout: limit(30_000) });
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page, width)).toEqual([]);
    await page.getByRole('button', { name: said.tray }).click();
    const tray = page.getByRole('dialog', { name: said.tray });
    await tray.getByText(name).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const saving = page.waitForEvent('download');
    await tray.getByRole('link', { name: said.downloadOf.replace('%{name}', name) }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
    const rows = parse(await text(await file.createReadStream()), {
      bom: true,
      delimiter: separator,
      columns: true,
    }) as Record<string, string>[];
    expect(rows.length).toBeGreaterThan(12);
    const genders = rows.map((row) => row[customers.fields.gender]);
    expect(new Set(genders)).toEqual(new Set([customers.texts.choices.female]));
  },
);
