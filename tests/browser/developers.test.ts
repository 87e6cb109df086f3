import type { Page } from 'playwright-core';
import { afterEach, expect, vi } from 'vitest';
import { eventWords as elEvents } from '../../src/i18n/el/developers/event-words.ts';
import { webhookLogs as elLogs } from '../../src/i18n/el/developers/webhook-logs.ts';
import { webhooks as elHook } from '../../src/i18n/el/developers/webhooks.ts';
import { words as el } from '../../src/i18n/el/groups/developers.ts';
import { pieces as elPieces } from '../../src/i18n/el/pieces.ts';
import { ra as elOwn } from '../../src/i18n/el/ra.ts';
import { eventWords as enEvents } from '../../src/i18n/en/developers/event-words.ts';
import { webhookLogs as enLogs } from '../../src/i18n/en/developers/webhook-logs.ts';
import { webhooks as enHook } from '../../src/i18n/en/developers/webhooks.ts';
import { words as en } from '../../src/i18n/en/groups/developers.ts';
import { pieces as enPieces } from '../../src/i18n/en/pieces.ts';
import { ra as enOwn } from '../../src/i18n/en/ra.ts';
import { eventWords as itEvents } from '../../src/i18n/it/developers/event-words.ts';
import { webhookLogs as itLogs } from '../../src/i18n/it/developers/webhook-logs.ts';
import { webhooks as itHook } from '../../src/i18n/it/developers/webhooks.ts';
import { words as it } from '../../src/i18n/it/groups/developers.ts';
import { pieces as itPieces } from '../../src/i18n/it/pieces.ts';
import { ra as itOwn } from '../../src/i18n/it/ra.ts';
import {
  type Received,
  type Receiver,
  startReceiver,
  verify,
} from '../support/areas/developers/receiver.ts';
import { api, deviceOf, useBrowser, visitor } from '../support/browser/browser.ts';
import { faultsOf, overflowOf, settled } from '../support/browser/browser-checks.ts';
import { inEachLanguage } from '../support/browser/journeys.ts';
import { limit } from '../support/pace.ts';

useBrowser();

const words = {
  el: { ...el, events: elEvents, hook: elHook, logs: elLogs, ra: elOwn, secret: elPieces.secret },
  en: { ...en, events: enEvents, hook: enHook, logs: enLogs, ra: enOwn, secret: enPieces.secret },
  it: { ...it, events: itEvents, hook: itHook, logs: itLogs, ra: itOwn, secret: itPieces.secret },
};
type Said = (typeof words)['en'];
type Row = { row: Said['mappers']['row'] };

let receiver: Receiver;
afterEach(() => receiver.close());

let made = 0;
/** Somebody becomes a customer at a store: the event that the program is told of. */
async function newCustomer() {
  const { token, store } = await deviceOf('moderator');
  made += 1;
  const mobile = `69${String(60_000_000 + ((Date.now() + made) % 9_999_999))}`;
  const body = { first_name: 'Νεφέλη', mobile };
  await api(`/stores/${store?.store_id}/customers`, { token, body });
}

const idOf = ({ headers }: Received) => headers['webhook-id'];
/** Counts what is meant, to wait for one more: other journeys make customers of the same company meanwhile. */
const oneMore = (of: readonly Received[], isMeant: (one: Received) => boolean = () => true) => {
  const before = of.filter(isMeant).length;
  const look = () => {
    const latest = of.filter(isMeant).at(before);
    if (!latest) throw new Error('Nothing was received');
    return latest;
  };
  return () => vi.waitFor(look, { timeout: limit(20_000), interval: 100 });
};

/** Makes a webhook of new customers and answers the secret that is told once. */
async function makeHook(page: Page, said: Said, url: string) {
  await page.locator('[name=name]').fill('Λογιστήριο');
  await page.locator('[name=url]').fill(url);
  await page.getByRole('checkbox', { name: said.events['customer.created'] }).check();
  await page.getByRole('button', { name: said.ra.action.save, exact: true }).click();
  const secret = await page
    .getByRole('textbox', { name: said.hook.texts.secret.label })
    .inputValue();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: said.secret.saved }).click();
  return secret;
}

/** Sees a rule say of real answers what it would make of them, and keeps it. */
async function tryMapper(page: Page, said: Said) {
  const { row }: Row = said.mappers;
  await page.locator('[name=name]').fill('ERP');
  await page.getByRole('textbox', { name: row.place }).fill('$.result');
  await page.getByRole('textbox', { name: row.value }).fill('full');
  await page.getByRole('combobox', { name: row.outcome }).selectOption('rejected');
  const byRow = said.mappers.tester.byRow.replace('%{number}', '1');
  await page.getByText(byRow).first().waitFor();
  await page.getByText('{"result":"full"}').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: said.ra.action.save, exact: true }).click();
  await page.waitForURL(/response-mappers\/\d+/);
}

inEachLanguage(
  'in %s a webhook is made, received and verified, broken, replayed, and its answers are given a meaning',
  async (language) => {
    const said = words[language] as Said;
    const width = language === 'el' ? 390 : 1280;
    receiver = await startReceiver();
    const as = await deviceOf('companyAdmin', 'Αιγαίον Καφέ');
    const page = await visitor({ as, width });
    await page.goto(`/${language}/loyaltyPanel/developers/webhooks/create`);
    const secret = await makeHook(page, said, receiver.url);
    await page.waitForURL(/webhooks\/\d+/);
    const own = page.url();

    const told = oneMore(receiver.received);
    await newCustomer();
    expect(verify(secret, await told())).toMatchObject({ type: 'customer.created' });

    const refused: Received[] = [];
    receiver.answers((one) => {
      refused.push(one);
      return { status: 503, body: '{"result":"full"}' };
    });
    const missing = oneMore(refused);
    await newCustomer();
    const missed = idOf(await missing());
    await page.reload();
    await page.getByText(said.logs.texts.choices.retry).filter({ visible: true }).first().waitFor();
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page, width)).toEqual([]);

    receiver.answers(() => ({ status: 204 }));
    const again = oneMore(receiver.received, (one) => idOf(one) === missed);
    await page.getByRole('button', { name: said.hooks.replay.title, exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: said.hooks.replay.send, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(verify(secret, await again())).toMatchObject({ type: 'customer.created' });

    await page.goto(`/${language}/loyaltyPanel/developers/response-mappers/create`);
    await tryMapper(page, said);
    await settled(page);
    expect(await overflowOf(page, width)).toEqual([]);

    // Its rule would hold for the next one's answers.
    await page.getByRole('button', { name: said.ra.action.delete, exact: true }).click();
    await page.getByRole('button', { name: said.ra.action.confirm, exact: true }).click();
    await page.waitForURL(/response-mappers$/);
    await page.goto(own);
    await page.getByRole('button', { name: said.ra.action.delete, exact: true }).click();
    await page.getByRole('button', { name: said.ra.action.confirm, exact: true }).click();
    await page.waitForURL(/webhooks$/);
  },
);
