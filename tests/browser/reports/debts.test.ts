import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { openDatabase } from '../../../server/db/connection.ts';
import { debts as el } from '../../../src/i18n/el/debts/debts.ts';
import { debts as en } from '../../../src/i18n/en/debts/debts.ts';
import { debts as it } from '../../../src/i18n/it/debts/debts.ts';
import { api, type Device, deviceOf, useBrowser, visitor } from '../../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../../support/browser/browser-checks.ts';
import { type Product, startProduct } from '../../support/browser/browser-server.ts';
import { inEachLanguage } from '../../support/browser/journeys.ts';

useBrowser();

const words = { el, en, it };
const complaint: Readonly<Record<Language, string>> = {
  el: 'Αυτοί οι πόντοι εξαργυρώθηκαν σε εμάς',
  en: 'These points were redeemed with us',
  it: 'Questi punti sono stati riscattati da noi',
};
const answer: Readonly<Record<Language, string>> = {
  el: 'Σωστά, διορθώνεται',
  en: 'Right, it is corrected',
  it: 'Giusto, lo correggiamo',
};

interface Month {
  months: string[];
  is_closable: boolean;
}

/** Opens the newest months that the demo has closed again, one for each language that the journey is made in. */
async function reopen(dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const { pool } = database;
  const { rows } = await pool.query<{ month: string }>(
    'select month from debt_months order by month desc limit $1',
    [languages.length],
  );
  const since = [rows.at(-1)?.month];
  const ofMonths = 'select debt_line_id from debt_lines where month >= $1';
  for (const table of ['debt_messages', 'debt_disputes'])
    await pool.query(`delete from ${table} where debt_line_id in (${ofMonths})`, since);
  for (const table of ['debt_statements', 'debt_lines', 'debt_months'])
    await pool.query(`delete from ${table} where month >= $1`, since);
  await database.close();
}

let product: Product;
beforeAll(async () => {
  product = await startProduct([], {}, reopen);
});
afterAll(() => product.remove());

/** The first month that may be closed next: months are closed one after the other, and each language closes its own. */
async function closable({ token, store }: Device) {
  const path = `/companies/${store?.store_id}/store-debts/monthly-analysis`;
  const as = { token, origin: product.origin };
  const { months } = (await api<Month>(path, as)).data;
  for (const month of months.slice(1, 6).reverse())
    if ((await api<Month>(`${path}?month=${month}`, as)).data.is_closable) return month;
  throw new Error('No month is left to be closed');
}

const written = (month: string) => month.split('-').reverse().join('/');

/** Presses what asks first, and says yes. */
async function decide(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const fillIn = async (page: Page, label: string, text: string, send: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

inEachLanguage(
  'in %s a month is closed, disputed by a store, answered, confirmed and settled',
  async (language) => {
    const said = words[language];
    const width = language === 'el' ? 390 : 1280;
    const { origin } = product;
    const head = await deviceOf('companyAdmin', 'Αιγαίον Καφέ', origin);
    const branch = await deviceOf('companyAdmin', 'Αιγαίον Ηράκλειο', origin);
    const month = await closable(head);
    const company = await visitor({ as: head, origin, width });
    const store = await visitor({ as: branch, origin, width });
    const invoicing = `/${language}/loyaltyPanel/branch-debt/monthly-invoicing`;

    await company.goto(`${invoicing}?month=${month}`);
    await decide(company, said.close.button.replace('%{month}', written(month)));
    await company.getByText(said.states.closed).first().waitFor();
    await settled(company);
    expect(await faultsOf(company)).toEqual([]);
    expect(await overflowOf(company, width)).toEqual([]);

    await store.goto(`/${language}/storePanel/history/debts/${month}`);
    await store.getByRole('button', { name: said.disputes.begin, exact: true }).first().click();
    await fillIn(store, said.disputes.text, complaint[language], said.disputes.send);
    await store.getByText(complaint[language]).waitFor();
    await store.getByText(said.states.disputed).first().waitFor();
    expect(await faultsOf(store)).toEqual([]);

    await company.getByRole('link', { name: 'Αιγαίον Ηράκλειο' }).click();
    await company.getByText(complaint[language]).waitFor();
    await company.getByRole('button', { name: said.disputes.decide, exact: true }).click();
    await fillIn(company, said.disputes.text, answer[language], said.disputes.decide);
    await company.getByText(said.disputes.accepted, { exact: true }).first().waitFor();
    expect(await faultsOf(company)).toEqual([]);

    await store.reload();
    await store.getByText(answer[language]).waitFor();
    await decide(store, said.moves.confirm);
    await store.getByText(said.states.confirmed).first().waitFor();

    await company.reload();
    await decide(company, said.moves.settle);
    await company.getByText(said.states.settled).first().waitFor();
    await store.reload();
    await store.getByText(said.states.settled).first().waitFor();
    expect(
      await store.getByRole('button', { name: said.disputes.begin, exact: true }).count(),
    ).toBe(0);
    await settled(store);
    expect(await faultsOf(store)).toEqual([]);
    expect(await overflowOf(store, width)).toEqual([]);
  },
);
