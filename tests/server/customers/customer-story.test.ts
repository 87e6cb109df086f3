import { beforeEach, describe, expect, test } from 'vitest';
import { adjustPoints } from '../../../contract/customers/customer-desk.ts';
import { addNote } from '../../../contract/customers/customer-details.ts';
import {
  customerTimeline,
  customerYear,
  type StoryKind,
  storyKinds,
} from '../../../contract/customers/customer-story.ts';
import { call, type TestApp } from '../../support/app.ts';
import { deskCalls, openDesk } from '../../support/areas/desk.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';
import {
  addCustomer,
  addLadder,
  addTill,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let desk: Person;
let shopper: Shopper;
beforeEach(async () => {
  ({ app, till, desk } = await openDesk());
  shopper = await addCustomer(till);
});
const { at, change } = deskCalls(() => ({ app, till, desk }));

const of = () => at(shopper.id) as never;
const timeline = async (query: { kind?: StoryKind; before?: string } = {}, as = desk) =>
  (await call(app, customerTimeline, { params: of(), query, as })).data;
/** Everything that happens comes after what happened before. */
const later = () => {
  app.clock.now += 60_000;
};

describe('the story of a customer', () => {
  beforeEach(async () => {
    await send(till, shopper, 40, { receipt_number: 'A-1' });
    later();
    await call(app, adjustPoints, { params: of(), body: { points: 5, reason: 'Δώρο' }, as: desk });
    later();
    await call(app, addNote, { params: of(), body: { body: 'Προτιμά email' }, as: desk });
    later();
    await change(shopper.id, { last_name: 'Λάμπρου' });
    await app.database.pool.query(
      "insert into messages (company_id, channel, recipient, body, state, created_at) values ($1, 'sms', $2, 'Κωδικός 123456', 'sent', now() + interval '1 hour')",
      [till.company.companyId, shopper.mobile],
    );
  });

  test('tells receipts, points, notes, changes and messages, newest first', async () => {
    const { events, next } = await timeline();
    const told = events.filter(({ what }) => what !== 'insert');
    expect(told.map(({ kind, what }) => [kind, what]).sort()).toEqual([
      ['changes', 'update'],
      ['messages', 'sms'],
      ['notes', 'note'],
      ['points', 'adjustment'],
      ['receipts', 'receipt'],
    ]);
    const times = events.map((each) => each.at);
    expect(times).toEqual([...times].sort().reverse());
    expect(next).toBeNull();
    const one = (kind: StoryKind) => told.find((each) => each.kind === kind);
    expect(one('receipts')).toMatchObject({ amount: 40, points: 40, text: 'A-1', state: 'posted' });
    expect(one('points')).toMatchObject({ points: 5, text: 'Δώρο', user: 'Ελένη Μακρή' });
    expect(one('notes')).toMatchObject({ text: 'Προτιμά email', user: 'Ελένη Μακρή' });
    expect(one('changes')?.text).toContain('last_name');
    expect(one('messages')?.text, 'no code of anybody').toBe('Κωδικός ••••••');
  });

  test('tells what was pushed to them, by no address of theirs', async () => {
    await app.database.pool.query(
      "insert into messages (company_id, channel, recipient, user_account_id, subject, body, state) values ($1, 'push', 'https://push.example/7', $2, 'Δώρο', 'Ένας καφές', 'sent')",
      [till.company.companyId, shopper.id],
    );
    const { events } = await timeline({ kind: 'messages' });
    expect(events.map(({ what }) => what).sort()).toEqual(['push', 'sms']);
  });

  test.each(storyKinds)('is narrowed to its %s alone', async (kind) => {
    const { events } = await timeline({ kind });
    expect(new Set(events.map((each) => each.kind))).toEqual(
      new Set(kind === 'claims' ? [] : [kind]),
    );
  });

  test('is narrowed to one kind', async () => {
    const { events } = await timeline({ kind: 'receipts' });
    expect(events.map(({ kind }) => kind)).toEqual(['receipts']);
  });

  test('leaves out what the caller may not read', async () => {
    const other = await addMember(app, till.company, allBut('audit.read', 'redemptions.read'));
    const kinds = new Set((await timeline({}, other)).events.map(({ kind }) => kind));
    expect([kinds.has('changes'), kinds.has('claims')]).toEqual([false, false]);
    expect((await timeline({ kind: 'changes' }, other)).events).toEqual([]);
  });
});

test('a long story is read page by page, each event once', async () => {
  for (let count = 0; count < 45; count += 1) {
    if (count % 3 === 0) later();
    await send(till, shopper, 1);
  }
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await timeline({ kind: 'receipts', ...(before ? { before } : {}) });
    seen.push(...page.events.map(({ event_id }) => event_id));
    before = page.next ?? undefined;
  } while (before);
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
});

test('nobody of another company is told of', async () => {
  const other = await addTill(app);
  const stranger = await addMember(app, other.company);
  const params = { storeId: other.company.storeId, id: shopper.id };
  const { status } = await call(app, customerTimeline, { params, query: {}, as: stranger });
  expect(status).toBe(404);
});

test('the last twelve months, and how far the next tier is', async () => {
  await addLadder(till, [{ from: 0 }, { from: 10_000 }]);
  const receipt = await send(till, shopper, 50);
  await giveBack(till, receipt.data.transaction_id, { amount: 10 });
  const { data } = await call(app, customerYear, { params: of(), as: desk });
  expect(data.months).toHaveLength(12);
  expect(data.months.at(-1)).toMatchObject({ receipts: 1, amount: 40, points: 40 });
  expect(data.next_tier).toMatchObject({ missing: 60, progress: 0.4, counts: 'points' });
});
