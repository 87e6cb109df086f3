import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/db/connection.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { type OwnCluster, startOwnCluster } from '../support/cluster.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startTillServer } from '../support/till-server.ts';

const codes = 20_000;

let folder: string;
let cluster: OwnCluster;
let server: ServerProcess;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-codes-'));
  cluster = await startOwnCluster();
  server = await startTillServer(folder, cluster.url);
  database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await database.close();
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function query<R>(text: string, values: unknown[] = []): Promise<R> {
  const { rows } = await database.pool.query(text, values);
  return rows[0] as R;
}

const json = { 'content-type': 'application/json' };
async function post(path: string, body: object, token?: string) {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Record<string, never> }).data;
}

/** The company admin of the demo creates a campaign; answers its id. */
async function createCampaign() {
  const who = {
    app_provider_id: 1,
    country_id: 300,
    mobile: '6900000002',
    password: 'pistos-demo',
  };
  const { access_token: token } = await post('/users/login', who);
  const { id } = await query<{ id: number }>(
    "select store_id as id from stores where name = 'Αιγαίον Καφέ'",
  );
  const body = { gift_title: 'Δωροκάρτα', maximum: codes };
  return Number((await post(`/companies/${id}/coupons/multiple`, body, token)).coupon_id);
}

const progress = (id: number) =>
  query<{ generated: number; made: number; different: number; generation: string }>(
    `select generated::int, generation, (select count(*)::int from claims c where c.coupon_id = k.coupon_id) as made,
      (select count(distinct code)::int from claims c where c.coupon_id = k.coupon_id) as different
      from coupons k where coupon_id = $1`,
    [id],
  );

/** Waits until so many codes are there. */
async function until(id: number, wanted: number) {
  for (let tried = 0; tried < 10_000; tried += 1) {
    const now = await progress(id);
    // Codes and their count come in one transaction: whoever looks amid it sees both or neither.
    expect(now.made).toBe(now.generated);
    if (now.generated >= wanted) return now;
    await pause(5);
  }
  throw new Error(`There are no ${wanted} codes`);
}

test('kill -9 of the server while it makes 20,000 codes: after a restart there are 20,000, and none twice', async () => {
  const id = await createCampaign();
  await until(id, 1);
  await server.kill();
  expect((await progress(id)).generated).toBeLessThan(codes);
  // A killed process has its job for half a minute; nobody waits that long here.
  await query("update jobs set held_until = now() where state = 'running'");
  await server.start();
  expect(await until(id, codes)).toEqual({
    generated: codes,
    made: codes,
    different: codes,
    generation: 'done',
  });
  expect(await verifyLedger(database.pool)).toEqual([]);
}, 240_000);
