import { expect } from 'vitest';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';
import { api, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { wordOf } from '../support/resource-words.ts';

useBrowser();

const customers = 'customers/customers-tab';
const words = { el, en, it };

/** A mobile of nobody yet. */
let serial = 0;
const mobileOf = () => {
  serial += 1;
  return `69${String(77_000_000 + serial)}`;
};

inEachLanguage(
  'in %s customers are narrowed, kept as a view, given points, and the change is in the audit log',
  async (language) => {
    const { desk, shell } = words[language];
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const page = await visitor({ as });
    await page.goto(`/${language}/loyaltyPanel/customers/customers-tab`);
    await page.getByRole('row').nth(12).waitFor();
    await page.getByRole('button', { name: desk.filters.open }).click();
    const drawer = page.getByRole('dialog', { name: desk.filters.title });
    const total = wordOf(words[language], customers, 'fields.total_transactions');
    await drawer.getByLabel(desk.filters.least.replace('%{name}', total)).fill('20');
    await drawer.getByRole('button', { name: desk.filters.apply }).click();
    const views = page.getByRole('button', { name: shell.views.title, exact: true });
    await views.click();
    await page.getByRole('menuitem', { name: shell.views.save }).click();
    const name = `20+ ${language}`;
    await page.getByLabel(shell.views.name).fill(name);
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await views.click();
    await page.getByRole('menuitemradio', { name, checked: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('row').nth(1).click();
    await page.waitForURL(/customers-tab\/\d+/);
    await page
      .getByRole('main')
      .getByRole('tab', { name: desk.tabs.points, exact: true })
      .waitFor();
    const adjust = wordOf(words[language], customers, 'texts.actions.adjust.title');
    await page.getByRole('button', { name: adjust }).click();
    const dialog = page.getByRole('dialog', { name: adjust });
    await dialog.getByLabel(desk.adjust.points).fill(language === 'en' ? '1.5' : '1,5');
    await dialog.getByLabel(desk.adjust.reason).fill(`reason ${language}`);
    await dialog.getByRole('button', { name: desk.adjust.give }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: desk.tabs.points, exact: true }).click();
    await page.getByText(`reason ${language}`).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const points = wordOf(words[language], 'audit-log', 'texts.choices.postings');
    await page.goto(`/${language}/loyaltyPanel/audit-log`);
    const of = page.getByRole('cell', { name: points, exact: true });
    await page.getByRole('row').filter({ has: of }).first().click();
    await page.getByText(`reason ${language}`).waitFor();
    await page.getByText('POST /companies/{storeId}/customers/{id}/points/adjust').waitFor();
  },
);

inEachLanguage(
  'in %s two accounts of one person are merged on a phone, and made two again',
  async (language) => {
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const at = `/companies/${as.store?.store_id}/customers`;
    const create = async (first_name: string) => {
      const body = { first_name, mobile: mobileOf() };
      const { data } = await api<{ user_account_id: number; mobile: string }>(`${at}/create`, {
        token: as.token,
        method: 'POST',
        body,
      });
      return data;
    };
    const survivor = await create('Ρένα');
    const other = await create('Ειρήνη');
    const page = await visitor({ as, width: 390 });
    const { desk, shell } = words[language];
    await page.goto(
      `/${language}/loyaltyPanel/customers/customers-tab/${survivor.user_account_id}`,
    );
    await page.getByRole('button', { name: shell.actions, exact: true }).click();
    await page.getByRole('menuitem', { name: desk.merge.title }).click();
    const dialog = page.getByRole('dialog', { name: desk.merge.title });
    await dialog.getByLabel(desk.merge.mobile).fill(other.mobile);
    await dialog.getByRole('button', { name: desk.merge.look }).click();
    await dialog.getByRole('cell', { name: 'Ειρήνη' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: desk.merge.confirm, exact: true }).click();
    await page.getByText(desk.merge.done).waitFor();
    await page.getByRole('button', { name: desk.merge.undo, exact: true }).click();
    await page.getByText(desk.merge.undone).waitFor();
    const { status } = await api(`${at}/${other.user_account_id}`, { token: as.token });
    expect(status).toBe(200);
  },
);

inEachLanguage(
  'in %s whoever saves a customer second sees both versions and keeps theirs',
  async (language) => {
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const at = `/companies/${as.store?.store_id}/customers`;
    const call = { token: as.token };
    const body = { first_name: 'Ειρήνη', last_name: 'Πρώτη', mobile: mobileOf() };
    const { data } = await api<{ user_account_id: number; updated_at: string }>(`${at}/create`, {
      ...call,
      body,
    });
    const page = await visitor({ as, expects: /409/ });
    const { desk, shell, ra } = words[language];
    await page.goto(`/${language}/loyaltyPanel/customers/customers-tab/${data.user_account_id}`);
    await page.getByRole('tab', { name: desk.tabs.details, exact: true }).click();
    await page.getByLabel(wordOf(words[language], customers, 'fields.last_name')).fill('Δική μου');
    const theirs = { last_name: 'Δική τους', updated_at: data.updated_at };
    await api(`${at}/${data.user_account_id}`, { ...call, method: 'PUT', body: theirs });
    await page.getByRole('button', { name: ra.action.save }).click();
    const dialog = page.getByRole('dialog', { name: shell.conflict.title });
    await dialog.getByRole('cell', { name: 'Δική τους' }).waitFor();
    await dialog.getByRole('cell', { name: 'Δική μου' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: shell.conflict.keepMine }).click();
    await page.getByRole('button', { name: ra.action.save }).click();
    await page.getByText(wordOf(words[language], customers, 'texts.updated')).waitFor();
    const customer = await api<{ last_name: string }>(`${at}/${data.user_account_id}`, call);
    expect(customer.data.last_name).toBe('Δική μου');
  },
);
