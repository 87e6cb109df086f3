import { beforeEach, expect, test } from 'vitest';
import { customers } from '../../../../contract/customers/company-customers.ts';
import { addNote, customerNotes } from '../../../../contract/customers/customer-details.ts';
import { mergeAccounts, undoMerge } from '../../../../contract/customers/customer-merges.ts';
import { call, testApp } from '../../../support/app.ts';
import { addMarketer, type Marketer, runCampaign } from '../../../support/areas/campaigns.ts';
import { Drawer } from '../../../support/areas/draws.ts';
import { lookAt, tookPart } from '../../../support/areas/occasions.ts';
import { offer, outbox, setCustomer, tell } from '../../../support/areas/telling.ts';
import {
  addBranch,
  addCustomer,
  addLadder,
  addTill,
  expectSound,
  type Shopper,
  send,
  setCompany,
  type Till,
} from '../../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let survivor: Shopper;
let other: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-03-01T08:00:00Z') }));
  marketer = await addMarketer(till);
  survivor = await addCustomer(till);
  other = await addCustomer(till);
});

const merge = (kept = survivor, ended = other) => {
  const body = { mobiles: [kept.mobile, ended.mobile] as [string, string] };
  const params = { storeId: till.company.storeId };
  return call(till.app, mergeAccounts, { params, body, as: marketer.admin });
};
const accountValue = async (column: string, { id }: Shopper) => {
  const text = `select ${column} as value from accounts where user_account_id = $1`;
  return (await till.app.database.pool.query(text, [id])).rows[0]?.value;
};

test('receipts of an account that was merged are entries of a draw of the one that stayed', async () => {
  const options = { winners: 1, alternates: 0, most_per_customer: 3 };
  const draw = new Drawer(marketer, await runCampaign(marketer, 'draw', options));
  till.app.clock.now += 60_000;
  for (const each of [other, other, survivor, survivor]) await send(till, each, 10);
  await merge();
  till.app.clock.now += 60_000;
  expect((await draw.step('close')).data).toMatchObject({ entries: 3, people: 1 });
});

test('a winner does not win again under the account that stayed, where the draw asks that', async () => {
  const options = { winners: 1, alternates: 0, without_earlier_winners: true };
  const run = async () => new Drawer(marketer, await runCampaign(marketer, 'draw', options));
  const first = await run();
  till.app.clock.now += 60_000;
  await send(till, other, 10);
  till.app.clock.now += 60_000;
  for (const step of ['close', 'draw', 'confirm'] as const) await first.step(step);
  await merge();
  const second = await run();
  till.app.clock.now += 60_000;
  await send(till, survivor, 10);
  till.app.clock.now += 60_000;
  expect((await second.step('close')).data).toMatchObject({ entries: 0, people: 0 });
});

test('a list names who has the account now', async () => {
  const { rows } = await till.app.database.pool.query<{ id: number }>(
    `insert into campaign_lists (company_id, user_id, name, columns, found, rejected, created_at)
      values ($1, $2, 'list', '[]', 2, 0, '2026-03-01') returning campaign_list_id as id`,
    [till.company.companyId, marketer.admin.userId],
  );
  const listId = rows[0]?.id ?? 0;
  for (const { id } of [survivor, other])
    await till.app.database.pool.query(
      'insert into campaign_list_people (company_id, campaign_list_id, user_account_id) values ($1, $2, $3)',
      [till.company.companyId, listId, id],
    );
  const third = await addCustomer(till);
  await merge(third, other);
  const id = await runCampaign(marketer, 'list', { campaign_list_id: listId });
  await lookAt(marketer, '2026-03-01T08:05:00Z');
  expect((await tookPart(marketer, id)).sort()).toEqual([survivor.id, third.id].sort());
});

test('who bought last counts for the person, under whichever account', async () => {
  await send(till, survivor, 10);
  till.app.clock.now = Date.parse('2026-03-05T08:00:00Z');
  await send(till, other, 10);
  await merge();
  expect(await accountValue('last_transaction_at', survivor)).toEqual(
    new Date('2026-03-05T08:00:00Z'),
  );
  const id = await runCampaign(marketer, 'inactivity', { days: 10, hour: 10 });
  await lookAt(marketer, '2026-03-11T12:00:00Z');
  expect(await tookPart(marketer, id)).toEqual([]);
  await lookAt(marketer, '2026-03-15T12:00:00Z');
  expect(await tookPart(marketer, id)).toEqual([survivor.id]);
});

test('a tier that counts the receipts of its days counts those of both accounts', async () => {
  await setCompany(till, { tier_system: 'expiration_mode' });
  const [, second] = await addLadder(till, [{ from: 0 }, { from: 10_000 }]);
  await send(till, other, 60);
  await merge();
  await send(till, survivor, 60);
  expect(await accountValue('store_point_title_id', survivor)).toBe(second);
});

test('notes of an account that was merged, and of one merged into that, are on the page of the last', async () => {
  const of = ({ id }: Shopper) => ({
    params: { storeId: till.company.storeId, id },
    as: marketer.admin,
  });
  await call(till.app, addNote, { ...of(other), body: { body: 'Χωρίς γλουτένη' } });
  await merge();
  const third = await addCustomer(till);
  await merge(third, survivor);
  const { data } = await call(till.app, customerNotes, of(third));
  expect(data.notes.map(({ body }) => body)).toEqual(['Χωρίς γλουτένη']);
});

test('who came to a store and when is found by the receipts of every account of theirs', async () => {
  const branch = await addBranch(till);
  const found = async (query: Record<string, string | number>) => {
    const asked = { params: { storeId: till.company.storeId }, query, as: marketer.admin };
    const { data } = await call(till.app, customers.calls.list, asked);
    return (data.customers as { user_account_id: number }[]).map(({ user_account_id: id }) => id);
  };
  const between = (from: string, until: string) =>
    `2026-03-${from}T00:00:00Z..2026-03-${until}T00:00:00Z`;
  const first = { child_id: branch.store.storeId, came: between('01', '02') };
  const both = { came: between('01', '02'), came_too: between('05', '06') };
  const early = { came_before: '2026-03-03T00:00:00Z' };
  await send(branch, other, 10);
  till.app.clock.now += 4 * 86_400_000;
  await send(till, survivor, 10);
  expect([await found(first), await found(both), await found(early)]).toEqual([
    [other.id],
    [],
    [other.id],
  ]);
  const { merge_id: id } = (await merge()).data;
  for (const query of [first, both, early, { child_id: till.store.storeId }])
    expect(await found(query)).toEqual([survivor.id]);
  const params = { storeId: till.company.storeId, id };
  await call(till.app, undoMerge, { params, body: {}, as: marketer.admin });
  expect([await found(first), await found(both), await found(early)]).toEqual([
    [other.id],
    [],
    [other.id],
  ]);
  await expectSound(till);
});

test('offers of a day count for one person, whichever of their accounts had them', async () => {
  await setCompany(till, { quiet_from: '00:00', quiet_until: '00:00', offers_per_day: 2 });
  for (const each of [survivor, other])
    await setCustomer(till, each, { marketing: true, sms: true });
  const offered = (to: Shopper, occasion: string) =>
    tell(till, to, { offer: offer(['sms']) }, { occasion });
  await offered(other, 'first');
  await merge();
  await offered(survivor, 'second');
  await offered(survivor, 'third');
  expect(await outbox(till)).toEqual(['sms queued', 'sms queued', 'sms suppressed daily_limit']);
});
