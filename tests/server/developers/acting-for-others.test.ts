import { beforeEach, describe, expect, test } from 'vitest';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { apiKeys, rotateApiKey } from '../../../contract/developers/api-keys.ts';
import {
  responseMappers,
  tryMapper,
  webhookResponses,
} from '../../../contract/developers/mappers.ts';
import { readWebhookLog } from '../../../contract/developers/webhook-logs.ts';
import { rotateWebhookSecret, webhooks } from '../../../contract/developers/webhooks.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import type { TestApp } from '../../support/app.ts';
import { call } from '../../support/app.ts';
import { addKey } from '../../support/areas/developers/keys.ts';
import type { Receiver } from '../../support/areas/developers/receiver.ts';
import {
  addWebhook,
  logsOf,
  openListening,
  tellAll,
} from '../../support/areas/developers/webhooks.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addCustomer, send, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
let developer: Person;
let receiver: Receiver;
beforeEach(async () => {
  ({ app, till, admin, receiver } = await openListening());
  // All that is about programs, and no right to anything that programs do.
  developer = await addMember(app, till.company, treeOf(['developers.*']));
  return () => receiver.close();
});

const at = (id: number, as: Person, body?: object) => ({
  params: { storeId: till.company.storeId, id },
  as,
  ...(body ? { body: body as never } : {}),
});
const hookOf = (as: Person, events: readonly string[] = ['transaction.created']) =>
  addWebhook(app, { at: till.company, as, url: receiver.url, events: events as never });

async function addMapper(as: Person, own: object) {
  const { data } = await call(app, responseMappers.calls.create, {
    params: { storeId: till.company.storeId },
    as,
    body: { name: 'ERP', ...own } as never,
  });
  return data.mapper_id;
}
async function addAttribute() {
  const { data } = await call(app, attributeDefinitions.calls.create, {
    params: { storeId: till.company.storeId },
    as: admin,
    body: { name: { el: 'ERP' }, type: 'text' } as never,
  });
  return data.user_account_attribute_definition_id;
}
const taking = async (webhook_ids: number[] = []) => ({
  webhook_ids,
  values: [
    { source: 'body', place: '$.id', user_account_attribute_definition_id: await addAttribute() },
  ],
});

interface Acting {
  /** Makes one with rights that the developer lacks; answers its id. */
  readonly make: () => Promise<number>;
  /** All calls that change it or put another in its place. */
  readonly changes: readonly (readonly [string, Endpoint, object?])[];
  readonly read: Endpoint;
  readonly refusals: readonly string[];
}

/** Everything that acts with the rights of whoever answers for it. */
const things: Readonly<Record<string, Acting>> = {
  'an API key': {
    make: async () =>
      (await addKey(app, { rights: ['customers.read'], at: till.company, as: admin })).id,
    changes: [
      ['widened to other networks', apiKeys.calls.update, { allowed_addresses: [] }],
      ['renamed', apiKeys.calls.update, { name: 'Άλλο' }],
      ['prolonged', apiKeys.calls.update, { expires_at: null }],
      ['rotated', rotateApiKey],
      ['emptied', apiKeys.calls.update, { permissions: {}, store_ids: [] }],
    ],
    read: apiKeys.calls.read,
    refusals: ['right_not_held'],
  },
  'an address of events': {
    make: async () => (await hookOf(admin)).webhook_id,
    changes: [
      ['pointed elsewhere', webhooks.calls.update, { url: 'http://127.0.0.1:9/mine' }],
      ['switched off', webhooks.calls.update, { active: false }],
      ['renamed', webhooks.calls.update, { name: 'Άλλο' }],
      ['given another secret', rotateWebhookSecret],
      ['emptied', webhooks.calls.update, { events: [] }],
      [
        'emptied and pointed elsewhere',
        webhooks.calls.update,
        { events: null, url: 'http://127.0.0.1:9/mine' },
      ],
    ],
    read: webhooks.calls.read,
    refusals: ['event_not_told'],
  },
  'a mapper that writes to customers': {
    make: async () => {
      const own = await hookOf(developer, []);
      return addMapper(admin, await taking([own.webhook_id]));
    },
    changes: [
      ['pointed at other addresses', responseMappers.calls.update, { webhook_ids: [] }],
      ['emptied', responseMappers.calls.update, { values: [] }],
      ['renamed', responseMappers.calls.update, { name: 'Άλλο' }],
    ],
    read: responseMappers.calls.read,
    refusals: ['invalid', 'event_not_told'],
  },
};

const every = Object.entries(things).flatMap(([name, thing]) =>
  thing.changes.map(([how, endpoint, body]) => [name, how, { thing, endpoint, body }] as const),
);

describe.each(every)('%s is %s', (_, __, { thing, endpoint, body }) => {
  test('by nobody who holds less than it may do', async () => {
    const id = await thing.make();
    const before = (await call(app, thing.read, at(id, admin))).data;
    const answer = await call(app, endpoint, at(id, developer, body));
    expect(thing.refusals).toContain(answer.refusal.error);
    expect((await call(app, thing.read, at(id, admin))).data).toEqual(before);
  });

  test('by who holds all of it, and answers for it from then on', async () => {
    const id = await thing.make();
    const other = await addMember(app, till.company, undefined, { full_name: 'Άλλη υπεύθυνη' });
    expect((await call(app, endpoint, at(id, other, body))).status).toBeLessThan(300);
    const { data } = await call(app, thing.read, at(id, admin));
    expect(data).toMatchObject({ vouched_by: 'Άλλη υπεύθυνη' });
  });
});

describe('what an event carried', () => {
  beforeEach(async () => {
    receiver.answers(({ text }) => ({ status: 200, body: text }));
    await hookOf(admin, ['transaction.created']);
    await send(till, await addCustomer(till), 10);
    await tellAll(app);
  });
  const last = async (as: Person) => {
    const [log] = await logsOf(app, till.company, as);
    return (await call(app, readWebhookLog, at(log?.store_event_log_id ?? 0, as))).data;
  };

  test('is shown to who may read that record', async () => {
    const attempt = await last(admin);
    expect(attempt).toMatchObject({ withheld: false });
    expect(JSON.parse(attempt.request_body ?? '')).toMatchObject({ type: 'transaction.created' });
    expect(attempt.response_body).toBe(attempt.request_body);
  });

  test('is not shown to who may not, nor what was answered to it', async () => {
    const withheld = { withheld: true, request_body: null, response_body: null, status: 200 };
    expect(await last(developer)).toMatchObject(withheld);
    const params = { storeId: till.company.storeId };
    const { data } = await call(app, webhookResponses.calls.list, { params, as: developer });
    expect(data.responses).toEqual([]);
    const tried = await call(app, tryMapper, { params, as: developer, body: {} as never });
    expect(tried.data.answers).toEqual([]);
  });
});

test('an address that is told of nothing any more is not pointed elsewhere by who may not read what it was sent', async () => {
  const { webhook_id: id } = await hookOf(admin);
  await send(till, await addCustomer(till), 10);
  await tellAll(app);
  await call(app, webhooks.calls.update, at(id, admin, { events: [] }));
  for (const [endpoint, body] of [
    [webhooks.calls.update, { url: 'http://127.0.0.1:9/mine' }],
    [rotateWebhookSecret, undefined],
  ] as const)
    expect((await call(app, endpoint, at(id, developer, body))).refusal.error).toBe(
      'event_not_told',
    );
  await call(app, webhooks.calls.update, at(id, admin, { name: 'Άλλο' }));
});

test('a mapper that reads events is not given the addresses of who may not read them', async () => {
  const admins = await hookOf(admin);
  const { webhook_id: own } = await hookOf(developer, []);
  const id = await addMapper(admin, { webhook_ids: [admins.webhook_id], values: [] });
  const change = at(id, developer, { webhook_ids: [own], events: null });
  expect((await call(app, responseMappers.calls.update, change)).refusal.error).toBe(
    'event_not_told',
  );
});

test('a mapper takes nothing for who may write to customers no more', async () => {
  receiver.answers(() => ({ status: 200, body: '{"id":"ERP-7"}' }));
  await hookOf(admin);
  const other = await addMember(app, till.company);
  await addMapper(other, await taking());
  await app.database.pool.query('delete from memberships where user_id = $1', [other.userId]);
  const customer = await addCustomer(till);
  await send(till, customer, 10);
  await tellAll(app);
  const { data } = await call(app, customers.calls.read, at(customer.id, admin));
  expect(JSON.stringify(data)).not.toContain('ERP-7');
});
