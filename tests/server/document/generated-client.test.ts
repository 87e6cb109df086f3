// @module-tag long
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { accountOf, addCustomer, addTill } from '../../support/areas/till.ts';
import { limit } from '../../support/pace.ts';
import { runDocumentTool } from '../../support/process/document-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'pistos-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  writeFileSync(join(folder, 'client.ts'), runDocumentTool('generate'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}, limit(180_000));

const options =
  '--strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022';

interface Client {
  api: {
    postStoresStoreIdTransactions(
      storeId: number,
      receipt: { user_account_id: number; amount: number },
    ): Promise<{ status: number; data: { data: { points: number } } }>;
  };
}
type ClientClass = new (settings: {
  baseUrl: string;
  baseApiParams: RequestInit;
  customFetch: typeof fetch;
}) => Client;

test(
  'a client that a generator makes of the document compiles, and posts a receipt',
  async () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const compiled = spawnSync(
      process.execPath,
      [tsc, ...options.split(' '), '--lib', 'es2022,dom', 'client.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(compiled.stdout).toBe('');
    expect(compiled.status).toBe(0);
    const till = await addTill(await testApp());
    const customer = await addCustomer(till);
    const address = pathToFileURL(join(folder, 'client.js')).href;
    const { Api } = (await import(/* @vite-ignore */ address)) as { Api: ClientClass };
    const client = new Api({
      baseUrl: 'http://pistos.test',
      baseApiParams: { headers: { authorization: `Bearer ${till.cashier.token}` } },
      customFetch: async (...call) => till.app.app.fetch(new Request(...call)),
    });
    const answer = await client.api.postStoresStoreIdTransactions(till.store.storeId, {
      user_account_id: customer.id,
      amount: 12.5,
    });
    expect(answer.status).toBe(201);
    expect(answer.data.data.points).toBe(12.5);
    expect((await accountOf(till, customer)).balance).toBe(12.5);
  },
  limit(120_000),
);
