import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import {
  responseMappers,
  tryMapper,
  webhookResponses,
} from '../../../contract/developers/mappers.ts';
import { webhooks } from '../../../contract/developers/webhooks.ts';
import { found, readAnswer } from '../../../server/developers/mapping/apply.ts';
import { isLike } from '../../../server/developers/mapping/like.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { type Receiver, startReceiver } from '../../support/areas/developers/receiver.ts';
import { addWebhook, logsOf, reaching, tellAll } from '../../support/areas/developers/webhooks.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
let receiver: Receiver;
let hook: number;

beforeEach(async () => {
  app = await testApp({ settings: reaching });
  till = await addTill(app);
  admin = await addMember(app, till.company);
  receiver = await startReceiver();
  const own = { at: till.company, as: admin, url: receiver.url };
  hook = (await addWebhook(app, { ...own, events: ['transaction.created'] })).webhook_id;
});
afterEach(() => receiver.close());

const place = () => ({ params: { storeId: till.company.storeId }, as: admin });
const row = (own: object) => ({ source: 'body', test: 'is', outcome: 'accepted', ...own });
const addMapper = (rows: object[], own: object = {}) =>
  call(app, responseMappers.calls.create, {
    ...place(),
    body: { name: 'ERP', rows, ...own } as never,
  });
async function answered(status: number, body: string, headers: Record<string, string> = {}) {
  receiver.answers(() => ({ status, body, headers }));
  const customer = await addCustomer(till);
  await send(till, customer, 10);
  await tellAll(app);
  return { customer, log: (await logsOf(app, till.company, admin))[0] };
}

describe('an answer', () => {
  test('of 200 that says that it was not taken comes again', async () => {
    await addMapper([
      row({ place: '$.result.ok', value: 'false', outcome: 'retry' }),
      row({ place: 'result.code', value: 'DUPLICATE', outcome: 'accepted' }),
    ]);
    const { log } = await answered(200, '{"result":{"ok":false}}');
    expect(log).toMatchObject({ status: 200, outcome: 'retry' });
    expect(log?.next_at).not.toBeNull();
  });

  test('that was refused for good is not sent again, and switches nothing off', async () => {
    await addMapper([
      row({ source: 'status', place: '', test: 'is', value: '422', outcome: 'rejected' }),
    ]);
    const { log } = await answered(422, '');
    expect(log).toMatchObject({ outcome: 'rejected', next_at: null });
    const { data } = await call(app, webhooks.calls.read, {
      params: { storeId: till.company.storeId, id: hook },
      as: admin,
    });
    expect(data).toMatchObject({ active: true, failing_since: null });
  });

  test.each([
    ['a header', { source: 'header', place: 'X-Result', test: 'like', value: 'o?-*' }, 'rejected'],
    ['a number', { place: 'items[1].left', test: 'below', value: '3' }, 'rejected'],
    ['a place that is there', { place: 'items[0]', test: 'missing', value: '' }, 'rejected'],
    ['a place that is not', { place: 'no.such[3].place', test: 'missing', value: '' }, 'rejected'],
    ['another value', { place: 'items[1].left', test: 'above', value: '3' }, 'accepted'],
  ])('is decided by %s', async (_, own, outcome) => {
    await addMapper([row({ ...own, outcome: 'rejected' })]);
    const { log } = await answered(200, '{"items":[{},{"left":2}]}', { 'x-result': 'ok-17' });
    expect(log?.outcome).toBe(outcome);
  });

  test('that is no JSON, or too much of it, is decided by its status', async () => {
    await addMapper([row({ place: 'ok', value: 'true', outcome: 'rejected' })]);
    expect((await answered(200, '<html>')).log?.outcome).toBe('accepted');
    const long = JSON.stringify({ filling: 'x'.repeat(200_000), ok: true });
    expect((await answered(200, long)).log?.outcome).toBe('accepted');
  });

  test('of another webhook or another event is none of a mapper’s business', async () => {
    const refuse = [row({ source: 'status', place: '', test: 'there', outcome: 'rejected' })];
    await addMapper(refuse, { events: ['customer.created'] });
    await addMapper(refuse, { active: false });
    expect((await answered(200, '{}')).log?.outcome).toBe('accepted');
    await addMapper(refuse, { webhook_ids: [hook], events: ['transaction.created'] });
    expect((await answered(200, '{}')).log?.outcome).toBe('rejected');
  });
});

describe('what is taken out of an answer', () => {
  const define = async (type: string) =>
    (
      await call(app, attributeDefinitions.calls.create, {
        ...place(),
        body: { name: { el: 'ERP' }, type } as never,
      })
    ).data.user_account_attribute_definition_id;
  const value = (id: number, path: string) => ({
    source: 'body',
    place: path,
    user_account_attribute_definition_id: id,
  });
  const attributesOf = async (id: number) =>
    (
      await call(app, customers.calls.read, {
        params: { storeId: till.company.storeId, id },
        as: admin,
      })
    ).data.extra_attributes;

  test('is kept with the customer it is about, as far as it is of the attribute’s type', async () => {
    const [text, number] = [await define('text'), await define('number')];
    await addMapper([], { values: [value(text, 'id'), value(number, 'id'), value(number, 'no')] });
    const { customer } = await answered(201, '{"id":"ERP-17"}');
    expect(await attributesOf(customer.id)).toEqual({ [text]: 'ERP-17' });
    const { data } = await call(app, webhookResponses.calls.list, place());
    expect(data.responses).toMatchObject([{ status: 201, outcome: 'accepted', taken: 1 }]);
  });

  test('of one that was not taken is left', async () => {
    const text = await define('text');
    await addMapper([], { values: [value(text, 'id')] });
    const { customer } = await answered(500, '{"id":"ERP-17"}');
    expect(await attributesOf(customer.id)).toEqual({});
  });

  test('goes to no attribute of another company', async () => {
    const { refusal } = await addMapper([], { values: [value(99, 'id')] });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['values']);
  });
});

describe('trying rows out', () => {
  test('shows what they would make of the last ten answers, and changes nothing', async () => {
    for (let each = 1; each <= 11; each += 1) await answered(200, `{"n":${each}}`);
    const body = { rows: [row({ place: 'n', test: 'above', value: '9', outcome: 'rejected' })] };
    const { data } = await call(app, tryMapper, { ...place(), body: body as never });
    expect(data.answers).toHaveLength(10);
    expect(data.answers.slice(0, 3)).toMatchObject([
      { outcome: 'rejected', row: 0, body: '{"n":11}' },
      { outcome: 'rejected', row: 0 },
      { outcome: 'accepted', row: null },
    ]);
    const logs = await logsOf(app, till.company, admin, { outcome: 'rejected' });
    expect(logs).toEqual([]);
  });

  test('takes an answer that somebody typed', async () => {
    const body = {
      rows: [row({ source: 'header', place: 'x-ok', test: 'missing', outcome: 'retry' })],
      answer: { status: 200, headers: { 'X-OK': 'yes' }, body: '' },
    };
    const { data } = await call(app, tryMapper, { ...place(), body: body as never });
    expect(data.answers).toMatchObject([{ outcome: 'accepted', row: null }]);
  });
});

test.each([
  ['abc', 'abc', true],
  ['ABC', 'a*', true],
  ['abc', 'a?c', true],
  ['abc', '*b*', true],
  ['', '*', true],
  ['abc', 'ab', false],
  ['abc', '?', false],
  ['a.c', 'a.c', true],
  ['abc', 'a.c', false],
])('%s is like %s: %s', (text, pattern, is) => {
  expect(isLike(text, pattern)).toBe(is);
});

test('a pattern that would keep others busy for ever is done at once', () => {
  expect(isLike('a'.repeat(2000), `${'*a'.repeat(100)}b`)).toBe(false);
});

test.each(['__proto__.polluted', 'constructor.name', '[0]', 'a.b.c'])(
  'a place %s that is not there is no error',
  (place) => {
    const answer = readAnswer({ status: 200, headers: {}, body: '{"a":{}}' });
    expect(found(answer, { source: 'body', place })).toBeUndefined();
  },
);
