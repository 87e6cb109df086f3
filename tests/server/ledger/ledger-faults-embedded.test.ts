// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/connection.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { limit } from '../../support/pace.ts';
import { copyDemo } from '../../support/process/demo-folder.ts';
import { killing, receipts } from '../../support/process/faults.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { insistOn, signInCashier, startTillServer } from '../../support/process/till-server.ts';

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-fault-'));
  await copyDemo(folder);
  server = await startTillServer(folder);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'kill -9 of the server in the middle of thousands of postings with retries: every acknowledged receipt is there once',
  async () => {
    const cashier = await signInCashier(server.origin);
    const kills = killing(() => server.kill().then(server.start));
    const ids = await insistOn(server.origin, cashier, receipts, kills);
    await kills.ended();
    expect(new Set(ids).size).toBe(receipts);
    await server.stop();
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await database.pool.query(
      `select count(*)::int as posted from transactions where transaction_id = any($1::bigint[]) and status = 'posted'`,
      [ids],
    );
    const keys = await database.pool.query('select count(*)::int as kept from idempotency_keys');
    const breaches = await verifyLedger(database.pool);
    await database.close();
    expect([rows[0].posted, keys.rows[0].kept, breaches]).toEqual([receipts, receipts, []]);
  },
  limit(120_000 + receipts * 60),
);
