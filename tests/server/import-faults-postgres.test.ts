import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerImport } from '../../contract/customer-imports.ts';
import { type Database, openDatabase } from '../../server/db/connection.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { type OwnCluster, startOwnCluster } from '../support/cluster.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startTillServer } from '../support/till-server.ts';

const rows = 20_000;

let folder: string;
let cluster: OwnCluster;
let server: ServerProcess;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-import-'));
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

async function send<T>(path: string, token: string, body: object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

/** The demo's company, and its admin's token. */
async function admin() {
  const who = { country_id: 300, mobile: '6900000002', password: 'pistos-demo' };
  const { access_token: token } = await send<{ access_token: string }>('/users/login', '', who);
  const { rows: found } = await database.pool.query<{ id: number }>(
    "select store_id as id from stores where name = 'Αιγαίον Καφέ'",
  );
  return { token, path: `/companies/${found[0]?.id}/customers` };
}

/** Every one of them starts with a point. */
function file() {
  const lines = Array.from({ length: rows }, (_, n) => `Μαρία;${6_950_000_000 + n};1`);
  const form = new FormData();
  const text = ['Όνομα;Κινητό;Πόντοι', ...lines].join('\n');
  form.set('users', new File([text], 'many.csv', { type: 'text/csv' }));
  return form;
}

async function progress(id: number) {
  const { rows: found } = await database.pool.query<{ state: string; done: number; there: number }>(
    `select i.state, i.done, (select count(*)::int from customers c where c.mobile like '69500%') as there
      from customer_imports i where i.import_id = $1`,
    [id],
  );
  if (!found[0]) throw new Error('The import is gone');
  return found[0];
}

async function until(id: number, enough: (now: { state: string; done: number }) => boolean) {
  for (let tried = 0; tried < 10_000; tried += 1) {
    const now = await progress(id);
    // Customers and how far the import came are one transaction.
    expect(now.there).toBe(now.done);
    if (enough(now)) return now;
    await pause(10);
  }
  throw new Error('The import does not come that far');
}

test('kill -9 of the server amid an import of 20,000 customers: it goes on after a restart, and imports nobody twice', async () => {
  const { token, path } = await admin();
  const taken = await send<CustomerImport>(`${path}/import`, token, file());
  expect(taken.total).toBe(rows);
  await send(`${path}/imports/${taken.import_id}/start`, token, {});
  await until(taken.import_id, ({ done }) => done > 0);
  await server.kill();
  const broken = await progress(taken.import_id);
  expect(broken.there).toBeLessThan(rows);
  // A killed process has its job for half a minute; nobody waits that long here.
  await database.pool.query("update jobs set held_until = now() where state = 'running'");
  await server.start();
  const end = await until(taken.import_id, ({ state }) => state === 'done');
  expect(end.there).toBe(rows);
  const { rows: twice } = await database.pool.query(
    `select mobile from customers where mobile like '69500%' group by mobile having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const points = await database.pool.query<{ sum: number }>(
    `select sum(a.balance)::int as sum from accounts a join customers c on c.company_id = a.company_id
      and c.user_account_id = a.user_account_id where c.mobile like '69500%'`,
  );
  expect(points.rows[0]?.sum).toBe(rows * 100);
  expect(await verifyLedger(database.pool)).toEqual([]);
}, 180_000);
