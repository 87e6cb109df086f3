import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { both } from '../../../contract/common/both.ts';
import {
  apiKeyRequests,
  apiKeys,
  createApiKey,
  revokeApiKey,
  rotateApiKey,
} from '../../../contract/developers/api-keys.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { changeProfile } from '../../../contract/people/session.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { createTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { forgetKeyUse } from '../../../server/developers/keys/key-requests.ts';
import { apiKeySecretsTable } from '../../../server/tables/developers.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addKey } from '../../support/areas/developers/keys.ts';
import {
  addCompany,
  addMember,
  addPlace,
  allBut,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addCustomer } from '../../support/areas/till.ts';

let app: TestApp;
let company: Place;
let admin: Person;
const hour = 3_600_000;

beforeEach(async () => {
  app = await testApp();
  company = await addCompany(app);
  admin = await addMember(app, company);
});

type Sent = Parameters<typeof call>[2];
const listGifts = (as: { token: string }, sent: Sent = {}) =>
  call(app, gifts.calls.list, { params: { storeId: company.storeId }, as, ...sent });
const keyFor = (own: object = {}, rights: readonly string[] = ['gifts.read']) =>
  addKey(app, { rights, at: company, as: admin, own });
const at = (id: number) => ({ params: { storeId: company.storeId, id }, as: admin });
const narrow = (tree: object, who = admin) =>
  app.database.db
    .update(membershipsTable)
    .set({ permissions: tree as never })
    .where(eq(membershipsTable.user_id, who.userId));

describe('a key', () => {
  test('calls with the rights it was given and no others, in its company and no other', async () => {
    const key = await keyFor();
    expect((await listGifts(key)).status).toBe(200);
    const params = { storeId: company.storeId };
    const body = { title: 'Κούπα' };
    const created = await call(app, gifts.calls.create, { params, as: key, body: body as never });
    expect(created.refusal.error).toBe('forbidden');
    const other = await addCompany(app, 'Βήτα');
    expect((await listGifts(key, { params: { storeId: other.storeId } })).status).toBe(404);
  });

  test('is told once and kept hashed', async () => {
    const key = await keyFor();
    expect(key.token).toMatch(/^pistos_live_[\w-]{43}$/);
    const { data } = await call(app, apiKeys.calls.read, at(key.id));
    expect(JSON.stringify(data)).not.toContain(key.token.slice(16, 40));
    expect(data).toMatchObject({
      state: 'active',
      hint: `${key.token.slice(0, 15)}…${key.token.slice(-4)}`,
    });
    const secrets = await app.database.db.select().from(apiKeySecretsTable);
    expect(JSON.stringify(secrets)).not.toContain(key.token);
  });

  test('of a demo installation says that it is one', async () => {
    app = await testApp({ settings: { demo: true } });
    company = await addCompany(app);
    admin = await addMember(app, company);
    expect((await keyFor()).token).toMatch(/^pistos_test_/);
  });

  test('loses what whoever made it loses, at once', async () => {
    const key = await keyFor({}, ['gifts.read', 'customers.read']);
    await narrow(allBut('gifts.read'));
    expect((await listGifts(key)).status).toBe(403);
    await narrow(allBut());
    expect((await listGifts(key)).status).toBe(200);
    await app.database.db
      .delete(membershipsTable)
      .where(eq(membershipsTable.user_id, admin.userId));
    expect((await listGifts(key)).status).toBe(403);
    admin = await addMember(app, company);
    expect((await call(app, apiKeys.calls.read, at(key.id))).data.is_orphan).toBe(true);
    const body = { permissions: treeOf(['gifts.read']) };
    await call(app, apiKeys.calls.update, { ...at(key.id), body });
    expect((await listGifts(key)).status).toBe(200);
  });

  test('is given no right that its maker lacks, and none that is for people alone', async () => {
    const clerk = await addMember(app, company, allBut('gifts.delete'));
    const create = (as: Person, paths: string[]) =>
      call(app, createApiKey, {
        params: { storeId: company.storeId },
        as,
        body: { name: 'ERP', permissions: treeOf(paths) },
      });
    const refused = await create(clerk, ['gifts.read', 'gifts.delete']);
    expect(refused.refusal).toMatchObject({ error: 'right_not_held' });
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['permissions.gifts.delete']);
    for (const path of ['users.update', 'developers.api_keys.create', 'stores.default_permissions'])
      expect((await create(admin, [path])).refusal.error).toBe('right_not_held');
  });

  test('works in the stores it was given, as far as its maker does there', async () => {
    const store = await addPlace(app, 'store', company);
    const sibling = await addPlace(app, 'store', company);
    await join(app, admin, store);
    const till = { app, company, store, cashier: admin };
    const customer = await addCustomer(till);
    const key = await addKey(app, {
      ...{ rights: ['transactions.create'], at: company, as: admin },
      stores: [store],
    });
    const post = (place: Place) =>
      call(app, createTransaction, {
        params: { storeId: place.storeId },
        as: key,
        key: `receipt-${place.storeId}`,
        body: { user_account_id: customer.id, amount: 10 },
      });
    expect((await post(store)).status).toBe(201);
    expect((await post(sibling)).status).toBe(404);
    const elsewhere = { name: 'x', permissions: {}, store_ids: [sibling.storeId] };
    const refused = await call(app, createApiKey, {
      params: { storeId: company.storeId },
      as: admin,
      body: elsewhere,
    });
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['store_ids']);
  });

  test('changes nothing of an account: it has none', async () => {
    const key = await keyFor();
    const body = { full_name: 'Κανένας' };
    const { refusal } = await call(app, changeProfile, { as: key, body: body as never });
    expect(refusal.error).toBe('forbidden');
  });

  test('of a supplier acts for the supplier', async () => {
    const supplier = await addPlace(app, 'supplier', company);
    const [, create] = both(createApiKey);
    const [, list] = both(apiKeys.calls.list);
    const params = { storeId: supplier.storeId };
    const as = await addMember(app, supplier);
    const body = { name: 'ERP', permissions: treeOf(['developers.api_keys.read']) };
    const { data } = await call(app, create, { params, as, body });
    const own = await call(app, list, { params, as: { token: data.api_key } });
    expect(own.data.api_keys).toHaveLength(1);
    const ofCompany = await call(app, apiKeys.calls.list, at(0));
    expect(ofCompany.data.api_keys).toEqual([]);
  });
});

describe('where and when a key works', () => {
  const from = (token: string, address: string) =>
    app.app.request(
      `/api/companies/${company.storeId}/gifts`,
      { headers: { authorization: `Bearer ${token}` } },
      { incoming: { socket: { remoteAddress: address } } },
    );

  test('an address that was not allowed is refused', async () => {
    const { token } = await keyFor({ allowed_addresses: ['192.0.2.0/24', '2001:db8::1'] });
    const statuses = async (...all: string[]) =>
      Promise.all(all.map(async (address) => (await from(token, address)).status));
    expect(
      await statuses('192.0.2.77', '::ffff:192.0.2.1', '2001:db8::1', '192.0.3.1', '2001:db8::2'),
    ).toEqual([200, 200, 200, 403, 403]);
    const refused = (await (await from(token, '10.0.0.1')).json()) as { error: string };
    expect(refused.error).toBe('address_not_allowed');
  });

  test('it ends at its day', async () => {
    const key = await keyFor({ expires_at: new Date(app.clock.now + hour).toISOString() });
    expect((await listGifts(key)).status).toBe(200);
    app.clock.now += hour;
    expect((await listGifts(key)).status).toBe(401);
  });

  test('it is revoked at once, also while what it sends is still coming', async () => {
    const key = await keyFor({}, ['gifts.read', 'gifts.create']);
    let finish: (value: string) => void = () => undefined;
    const rest = new Promise<string>((done) => {
      finish = done;
    });
    const sent = new ReadableStream({
      async start(controller) {
        const encoder = new TextEncoder();
        controller.enqueue(encoder.encode('{"title":"Κούπα",'));
        controller.enqueue(encoder.encode(await rest));
        controller.close();
      },
    });
    const under = app.app.request(`/api/companies/${company.storeId}/gifts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.token}`, 'content-type': 'application/json' },
      body: sent,
      duplex: 'half',
    } as RequestInit);
    expect((await call(app, revokeApiKey, at(key.id))).status).toBe(200);
    finish('"points":10,"gift_type_id":2}');
    expect((await under).status).toBe(401);
    expect((await listGifts(key)).status).toBe(401);
    expect((await listGifts(admin)).data.pagination).toMatchObject({ total: 0 });
    expect((await call(app, revokeApiKey, at(key.id))).refusal.error).toBe('key_revoked');
  });

  test('one that is rotated goes on for a day beside the new one', async () => {
    const before = await keyFor();
    const { data } = await call(app, rotateApiKey, at(before.id));
    const after = { token: data.api_key };
    expect([(await listGifts(before)).status, (await listGifts(after)).status]).toEqual([200, 200]);
    expect(data.previous_until).toBe(new Date(app.clock.now + 24 * hour).toISOString());
    app.clock.now += 24 * hour;
    expect([(await listGifts(before)).status, (await listGifts(after)).status]).toEqual([401, 200]);
  });

  test('more calls than its rate are refused until the minute is over', async () => {
    const key = await keyFor({ rate_limit: 2 });
    const first = await listGifts(key);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '60',
    });
    await listGifts(key);
    const over = await listGifts(key);
    expect([over.status, over.refusal.error]).toEqual([429, 'rate_limited']);
    expect(over.headers.get('retry-after')).toBe('60');
    expect((await listGifts(admin)).headers.get('ratelimit-limit')).toBeNull();
    app.clock.now += 60_000;
    expect((await listGifts(key)).status).toBe(200);
  });
});

describe('what is kept of a key', () => {
  test('are its calls of thirty days: which, how they ended, and from where', async () => {
    const key = await keyFor();
    const { headers } = await listGifts(key);
    await call(app, gifts.calls.read, { params: { storeId: company.storeId, id: 7 }, as: key });
    const { data } = await call(app, apiKeyRequests, at(key.id));
    expect(data.requests.map(({ path, status }) => [path, status]).sort()).toEqual([
      ['/companies/{storeId}/gifts', 200],
      ['/companies/{storeId}/gifts/{id}', 404],
    ]);
    expect(data.requests.map((each) => each.request_id)).toContain(headers.get('x-request-id'));
    const read = await call(app, apiKeys.calls.read, at(key.id));
    expect(read.data).toMatchObject({
      last_used_at: new Date(app.clock.now).toISOString(),
      last_used_from: 'local',
    });
    const query = { outcome: 'refused' };
    const refused = await call(app, apiKeyRequests, { ...at(key.id), query });
    expect(refused.data.pagination.total).toBe(1);
    await forgetKeyUse(app.database, app.clock.now + 31 * 24 * hour);
    expect((await call(app, apiKeyRequests, at(key.id))).data.requests).toEqual([]);
  });

  test('is every change, in the audit log, and what it did under its name', async () => {
    const key = await keyFor({}, ['gifts.read', 'gifts.create']);
    await call(app, apiKeys.calls.update, { ...at(key.id), body: { name: 'Νέο ταμείο' } });
    await call(app, rotateApiKey, at(key.id));
    await call(app, gifts.calls.create, {
      params: { storeId: company.storeId },
      as: key,
      body: { title: 'Κούπα', points: 10, gift_type_id: 2 } as never,
    });
    await call(app, revokeApiKey, at(key.id));
    const log = async (subject: string) =>
      (
        await call(app, auditLog.calls.list, {
          params: { storeId: company.storeId },
          query: { subject },
          as: admin,
        })
      ).data.audit_log as { action: string; changed: string; user: string }[];
    const changes = await log('api_keys');
    expect(changes.map(({ action }) => action)).toEqual(['update', 'update', 'update', 'insert']);
    expect(changes[0]?.changed).toContain('revoked_at');
    expect((await log('gifts')).map(({ user }) => user)).toEqual(['Νέο ταμείο']);
  });
});
