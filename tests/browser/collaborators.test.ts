import { expect } from 'vitest';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';
import { api, type Device, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { wordOf } from '../support/resource-words.ts';

useBrowser();

const words = { el, en, it };
const partner = 'Libreria Minerva';
const shared = '6912345678';

/** Ends what the two companies have, so that one can ask the other. */
async function endAll({ token, store }: Device) {
  const at = `/companies/${store?.store_id}/synergies`;
  const { data } = await api<{ synergies: { synergy_id: number }[] }>(`${at}/all`, { token });
  for (const { synergy_id } of data.synergies)
    await api(`${at}/${synergy_id}/end`, { token, method: 'PUT' });
}

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

inEachLanguage(
  'in %s one company asks, the other accepts, and a cashier brings a customer’s points',
  async (language) => {
    const { collaborators, newReceipt, ra } = words[language];
    const admin = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    await endAll(admin);

    const asking = await visitor({ as: admin });
    await asking.goto(`/${language}/loyaltyPanel/collaborators/create`);
    const label = (field: string) => wordOf(words[language], 'collaborators', `fields.${field}`);
    await asking.getByRole('combobox', { name: label('to_company_id') }).click();
    await asking.getByRole('option', { name: partner }).click();
    await asking.getByLabel(label('to_from_points_ratio')).fill('0.5');
    await asking
      .getByText(filled(collaborators.exampleHere, { worth: '50' }), { exact: true })
      .waitFor();
    expect(await faultsOf(asking)).toEqual([]);
    await asking.locator('button[type=submit]').click();
    await asking.getByText(collaborators.turns.us).waitFor();
    expect(await faultsOf(asking)).toEqual([]);

    const other = await deviceOf('superAdmin', partner);
    const answering = await visitor({ as: other });
    await answering.goto(`/${language}/loyaltyPanel/collaborators`);
    const { accept } = collaborators.actions;
    await answering.getByRole('button', { name: `${accept.button}: Αιγαίον Καφέ` }).click();
    await answering.getByRole('button', { name: ra.action.confirm }).click();
    await answering.getByText(accept.done).waitFor();
    expect(await faultsOf(answering)).toEqual([]);

    const cashier = await deviceOf('moderator', 'Αιγαίον Σύνταγμα');
    const till = await visitor({ as: cashier, width: 390 });
    await till.goto(`/${language}/storePanel/new-transaction`);
    await till.getByLabel(newReceipt.code).fill(shared);
    await till.keyboard.press('Enter');
    const { partners } = newReceipt;
    await till.getByRole('button', { name: `${partners.bring}: ${partner}` }).click();
    const dialog = till.getByRole('dialog', { name: partners.title });
    await dialog.getByLabel(filled(partners.points, { name: partner })).fill('10');
    await dialog.getByRole('button', { name: partners.send }).click();
    const text = await dialog.getByText(/\d{6}/).textContent();
    await dialog.getByLabel(partners.code).fill(/\d{6}/.exec(text ?? '')?.[0] ?? '');
    expect(await faultsOf(till)).toEqual([]);
    await dialog.getByRole('button', { name: partners.bring }).click();
    await till
      .getByText(filled(partners.brought, { points: '5', name: partner }))
      .first()
      .waitFor();
    expect(await faultsOf(till)).toEqual([]);
  },
);
