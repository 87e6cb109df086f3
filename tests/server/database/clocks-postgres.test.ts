// @module-tag long
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import { builtServer } from '../../support/process/built.ts';
import { clusterServer } from '../../support/process/cluster-server.ts';
import { type ServerProcess, startServerProcess } from '../../support/process/server-process.ts';
import { signInCashier } from '../../support/process/till-server.ts';
import { scratch } from '../../support/worlds/installation.ts';

const own = clusterServer();
const folder = scratch();
const fortyMinutes = 40 * 60_000;
let fast: ServerProcess | undefined;
afterAll(() => fast?.stop());

/** Another server of the same database, whose machine is ahead. */
async function startFast() {
  const ahead = join(folder, 'ahead');
  const log = join(folder, 'log');
  writeFileSync(ahead, String(fortyMinutes));
  fast = await startServerProcess({
    command: ['--import', resolve('tests/support/process/moved-clock.mjs'), builtServer],
    dataDir: join(folder, 'data'),
    databaseUrl: own.cluster.url,
    log,
    variables: { CLOCK_AHEAD: ahead, LOG_LEVEL: 'warn' },
  });
  return { origin: fast.origin, said: () => readFileSync(log, 'utf8') };
}

const sessions = async () => {
  const { rows } = await own.database.pool.query(
    'select count(*)::int as count from access_tokens',
  );
  return rows[0].count;
};

test(
  'a server whose clock is forty minutes fast ends nobody’s session, and says that it is fast',
  async () => {
    const origin = own.servers[0]?.origin ?? '';
    const { token } = await signInCashier(origin);
    const before = await sessions();
    // What is over by itself is removed as soon as a server starts.
    const { origin: other, said } = await startFast();
    await vi.waitUntil(() => said().includes('the clock of this machine differs'), {
      timeout: limit(20_000),
    });
    const { data } = (await (await fetch(`${other}/readyz`)).json()) as {
      data: { ready: boolean; clock_skew_ms: number };
    };
    expect(data.ready).toBe(true);
    expect(Math.abs(data.clock_skew_ms - fortyMinutes)).toBeLessThan(5000);
    expect(await sessions()).toBe(before);
    const read = (at: string) =>
      fetch(`${at}/api/users/stores/all`, { headers: { authorization: `Bearer ${token}` } });
    expect([(await read(origin)).status, (await read(other)).status]).toEqual([200, 200]);
    // And a session that begins there is as long as one that begins here.
    const { token: there } = await signInCashier(other);
    const here = await fetch(`${origin}/api/users/stores/all`, {
      headers: { authorization: `Bearer ${there}` },
    });
    expect(here.status).toBe(200);
    const { rows } = await own.database.pool.query(
      "select max(expires_at) - min(expires_at) < interval '10 minutes' as alike from access_tokens where expires_at > now()",
    );
    expect(rows).toEqual([{ alike: true }]);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ data: { ready: true } });
  },
  limit(120_000),
);
