// @module-tag long
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import { builtServer } from '../../support/process/built.ts';
import { clusterServer } from '../../support/process/cluster-server.ts';
import { type ServerProcess, startServerProcess } from '../../support/process/server-process.ts';
import { insist, signInCashier } from '../../support/process/till-server.ts';
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

test(
  'a receipt is undone at the other server for as long as at its own, whichever of them is fast',
  async () => {
    const normal = own.servers[0]?.origin ?? '';
    const ahead = fast?.origin ?? (await startFast()).origin;
    const cashier = await signInCashier(normal);
    const post = (at: string, key: string) => insist(at, cashier, key, 7);
    const undo = async (at: string, id: number) => {
      const path = `/api/stores/${cashier.storeId}/transactions/${id}/undo`;
      const answer = await fetch(`${at}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${cashier.token}`,
        },
        body: JSON.stringify({ reason: 'Wrong amount' }),
      });
      return ((await answer.json()) as { error?: string }).error ?? answer.status;
    };
    expect(await undo(ahead, await post(normal, 'undo-at-the-fast-one'))).toBe(201);
    expect(await undo(normal, await post(ahead, 'undo-at-the-other-one'))).toBe(201);
    const over = await post(ahead, 'undo-too-late');
    await own.database.pool.query(
      `update transactions set created_at = created_at - interval '121 seconds' where transaction_id = $1`,
      [over],
    );
    expect([await undo(normal, over), await undo(ahead, over)]).toEqual([
      'undo_too_late',
      'undo_too_late',
    ]);
  },
  limit(120_000),
);
