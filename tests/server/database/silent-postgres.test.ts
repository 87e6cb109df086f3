// @module-tag long
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../../server/db/connection.ts';
import { limit } from '../../support/pace.ts';
import { clusterServer } from '../../support/process/cluster-server.ts';

const own = clusterServer();
const within = (ms: number) => AbortSignal.timeout(Math.ceil(limit(ms)));
const originOf = () => own.servers[0]?.origin ?? '';
const signIn = (ms: number) =>
  fetch(`${originOf()}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country_id: 300, mobile: '6900000002', password: 'pistos-demo' }),
    signal: within(ms),
  });
const ready = (ms: number) => fetch(`${originOf()}/readyz`, { signal: within(ms) });

test(
  'a PostgreSQL that goes silent is said within a second, and each call that waits for it is 503 within five',
  async () => {
    expect((await signIn(10_000)).status).toBe(200);
    const speak = own.cluster.silence();
    try {
      const calls = Array.from({ length: 8 }, () => signIn(5000));
      const isReady = await ready(1000);
      expect(isReady.status).toBe(503);
      const answers = await Promise.all(calls);
      const said = answers.map(
        async (answer) => ((await answer.json()) as { error: string }).error,
      );
      expect(await Promise.all(said)).toEqual(Array(8).fill('unavailable'));
      // From then on nobody waits for it.
      expect((await signIn(1000)).status).toBe(503);
    } finally {
      speak();
    }
    await vi.waitUntil(async () => (await ready(5000)).ok, { timeout: limit(20_000) });
    expect((await signIn(10_000)).status).toBe(200);
  },
  limit(60_000),
);

test(
  'a statement that takes longer than a silent database is waited for goes on',
  async () => {
    const settings = { databaseUrl: own.cluster.url, dataDir: '', refuseSilent: true };
    const database = await openDatabase(settings);
    const { rows } = await database.pool.query("select 'done' as said from pg_sleep(6)");
    await database.close();
    expect(rows).toEqual([{ said: 'done' }]);
  },
  limit(60_000),
);
