import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transactions } from '../../../contract/transactions/transactions.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addKey } from '../../support/areas/developers/keys.ts';
import { addWebhook, logsOf, reaching, tellAll } from '../../support/areas/developers/webhooks.ts';
import { addMember, addStore, join, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';
import { freePort } from '../../support/process/free-port.ts';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;
/** The code of the document, by the language of its block. */
const [, shell = ''] =
  /```sh\n([\s\S]*?)```/.exec(readFileSync('docs/integrating.md', 'utf8')) ?? [];
const [, script = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync('docs/integrating.md', 'utf8')) ?? [];

let app: TestApp;
let till: Till;
let admin: Person;
let folder: string;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  app = await testApp({ settings: reaching });
  till = await addTill(app);
  admin = await addMember(app, till.company);
  await join(app, admin, till.store);
  folder = mkdtempSync(joined(tmpdir(), 'pistos-integrating-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

// The document's till is a shell script with curl, which a machine may lack.
test.skipIf(!hasCurl)(
  'the till of the document posts a receipt, once however often it tries, and each store its own',
  async () => {
    const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' });
    ends.push(() => server.close());
    await new Promise((done) => server.once('listening', done));
    const customer = await addCustomer(till);
    const other = await addStore(app, till.company, 'store');
    await join(app, admin, other);
    const key = await addKey(app, {
      ...{ rights: ['transactions.create'], at: till.company, as: admin },
      stores: [till.store, other],
    });
    const file = joined(folder, 'post-receipt.sh');
    writeFileSync(file, shell);
    const env = {
      ...process.env,
      PISTOS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PISTOS_KEY: key.token,
      PISTOS_STORE: String(till.store.storeId),
    };
    const post = async (number = '1042-0001', own: object = {}, ...more: string[]) => {
      const args = [file, customer.mobile, '12.50', number, ...more];
      const { stdout } = await run('sh', args, { env: { ...env, ...own } });
      return JSON.parse(stdout).data;
    };
    const [first, again] = [await post(), await post()];
    const elsewhere = { PISTOS_STORE: String(other.storeId) };
    const others = [
      await post('1042-0001', elsewhere),
      await post('Σειρά "Α" 12\\3'),
      await post('1042-0001', {}, 'Β'),
      await post('1042-0001', {}, '', '2025'),
    ].map((each) => each.transaction_id);
    expect(new Set([first.transaction_id, ...others]).size).toBe(5);
    expect(first).toMatchObject({ points: 12.5 });
    expect(again.transaction_id).toBe(first.transaction_id);
    const { data } = await call(app, transactions.calls.list, {
      params: { storeId: till.store.storeId },
      as: till.cashier,
    });
    expect(data.pagination).toMatchObject({ total: 4 });
    const changed = run('sh', [file, customer.mobile, '99', '1042-0001'], { env });
    await expect(changed).rejects.toMatchObject({ code: 1 });
    const wrong = run('sh', [file, '6900000000', '1', '1042-0002'], { env });
    await expect(wrong).rejects.toMatchObject({ code: 1 });
  },
);

/** A line of what a process says that has a text in it. */
const said = (process: ChildProcess, text: string) =>
  new Promise<string>((done, failed) => {
    let all = '';
    process.stdout?.on('data', (piece: Buffer) => {
      all += piece;
      const line = all.split('\n').find((each) => each.includes(text));
      if (line) done(line);
    });
    process.once('exit', () => failed(new Error(all)));
  });

test('the receiver of the document takes what is signed and nothing else', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { secret } = await addWebhook(app, {
    ...{ at: till.company, as: admin, url },
    events: ['transaction.created'],
  });
  const file = joined(folder, 'receive.mjs');
  writeFileSync(file, script);
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  ends.push(() => receiver.kill());
  await said(receiver, 'listening');
  const told = said(receiver, 'transaction.created');
  await send(till, await addCustomer(till), 10);
  await tellAll(app);
  expect(JSON.parse(await told)).toMatchObject({ type: 'transaction.created', version: 1 });
  expect((await logsOf(app, till.company, admin))[0]).toMatchObject({ status: 204 });
  const forged = await fetch(url, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
    body: '{}',
  });
  expect(forged.status).toBe(401);
});
