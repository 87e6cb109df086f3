import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { realtimeEvents } from '../../../contract/realtime/channels.ts';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import { payloadsOf } from '../../../server/realtime/neighbours.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { later, type PushServer, panelOf, startPush } from '../../support/outside/push.ts';
import { limit } from '../../support/pace.ts';
import { eventually, until } from '../../support/until.ts';

let within: TestApp;
let store: Place;
let anna: Person;
let servers: PushServer[];

/** What another server process has: a pool of its own on the same database. */
async function anotherPool(): Promise<Database> {
  const place = inject('places')[Number(process.env.VITEST_POOL_ID) - 1];
  const databaseUrl = place && 'databaseUrl' in place ? place.databaseUrl : undefined;
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  later(() => database.close());
  return database;
}

const listeners = async (): Promise<number[]> => {
  const { rows } = await within.database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'pistos push' and datname = current_database() and query ilike 'listen%'",
  );
  return rows.map(({ pid }) => pid);
};

beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
  servers = [await startPush(within), await startPush(within, {}, await anotherPool())];
  await eventually(async () => expect(await listeners()).toHaveLength(2));
});

describe('servers on one database', () => {
  test("reach each other's sockets, each of them once", async () => {
    const panels = await Promise.all(servers.map((server) => panelOf(server, anna, store)));
    servers[0]?.publisher.publish(store, 'new-transaction', { transaction_id: 1 });
    await until(() => panels.every(({ heard }) => heard.length));
    // The second event has gone the same way: a first one that came twice would be before it.
    servers[1]?.publisher.publish(store, 'export', { id: 2 });
    await until(() => panels.every(({ heard }) => heard.some(({ event }) => event === 'export')));
    const batches = [
      { event: 'new-transaction', data: { ids: [{ transaction_id: 1 }] } },
      { event: 'export', data: { ids: [{ id: 2 }] } },
    ];
    expect(panels.map(({ heard }) => heard)).toEqual([batches, batches]);
  });

  test('sign for each other, so that a client may return to another one', async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('No two servers');
    const mixed = await panelOf({ ...two, origin: one.origin }, anna, store);
    expect(mixed.state).toBe('subscribed');
  });

  test('listen again after their connection was lost, and have everybody look for what they missed', async () => {
    const panels = await Promise.all(servers.map((server) => panelOf(server, anna, store)));
    const before = await listeners();
    await within.database.pool.query(
      'select pg_terminate_backend(pid) from unnest($1::int[]) pid',
      [before],
    );
    await vi.waitFor(
      async () => {
        const now = (await listeners()).filter((pid) => !before.includes(pid));
        expect(now).toHaveLength(2);
        for (const { heard } of panels)
          expect(new Set(heard.map(({ event }) => event)).size).toBe(realtimeEvents.length);
      },
      { timeout: limit(20_000) },
    );
    servers[0]?.publisher.publish(store, 'export', { id: 'after' });
    await until(() =>
      panels.every(({ heard }) => JSON.stringify(heard.at(-1)?.data).includes('after')),
    );
  });

  test('tell what is left before they stop', async () => {
    const panel = await panelOf(servers[1] as PushServer, anna, store);
    servers[0]?.publisher.publish(store, 'export', { id: 1 });
    await servers[0]?.publisher.close();
    await until(() => panel.heard.length);
    expect(await listeners()).toHaveLength(1);
  });
});

test('whatever happened at once is told in payloads that PostgreSQL takes', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => ({ transaction_id: 10 ** 14 + index }));
  const batches = Array.from({ length: 50 }, (_, index) => ({
    companyId: 1,
    storeId: index,
    event: 'export' as const,
    ids: index === 7 ? [{ id: 'ω'.repeat(9000) }] : ids,
  }));
  const payloads = payloadsOf('me', batches);
  for (const payload of payloads)
    await within.database.pool.query('select pg_notify($1, $2)', ['nobody', payload]);
  const bundles = payloads.flatMap((payload) => JSON.parse(payload).batches);
  expect(bundles).toEqual(
    batches.map((each, index) => (index === 7 ? { ...each, ids: [] } : each)),
  );
  expect(payloads.length).toBeLessThan(10);
});
