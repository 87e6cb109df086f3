// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/connection.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { limit } from '../../support/pace.ts';
import { clusterServer } from '../../support/process/cluster-server.ts';
import { killing, receipts } from '../../support/process/faults.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { insist, insistOn, signInCashier } from '../../support/process/till-server.ts';

const own = clusterServer(2);
let first: ServerProcess;
beforeEach(() => {
  [first] = own.servers as [ServerProcess];
});

// Every time anew: PostgreSQL is killed in between.
const query = async (text: string, values: unknown[] = []) => {
  const database = await openDatabase({ databaseUrl: own.cluster.url, dataDir: '' });
  const { rows } = await database.pool.query(text, values);
  const breaches = await verifyLedger(database.pool);
  await database.close();
  expect(breaches).toEqual([]);
  return rows[0];
};

describe('thousands of postings with retries', () => {
  beforeEach(() => query('truncate idempotency_keys'));
  const posted = `select count(*)::int as posted from transactions where transaction_id = any($1::bigint[]) and status = 'posted'`;

  test(
    'kill -9 of the server in their middle: every acknowledged receipt is there once',
    async () => {
      const cashier = await signInCashier(first.origin);
      const kills = killing(() => first.kill().then(first.start));
      const ids = await insistOn(first.origin, cashier, receipts, kills);
      await kills.ended();
      expect(new Set(ids).size).toBe(receipts);
      expect(await query(posted, [ids])).toEqual({ posted: receipts });
    },
    limit(120_000 + receipts * 60),
  );

  test(
    'kill -9 of PostgreSQL in their middle: every acknowledged receipt is there once',
    async () => {
      const cashier = await signInCashier(first.origin);
      const { pid } = first;
      const kills = killing(async () => {
        own.cluster.kill();
        await own.cluster.start();
      });
      const ids = await insistOn(first.origin, cashier, receipts, kills);
      await kills.ended();
      expect(new Set(ids).size).toBe(receipts);
      expect(first.pid, 'the server goes on by itself').toBe(pid);
      expect(await query(posted, [ids])).toEqual({ posted: receipts });
    },
    limit(120_000 + receipts * 60),
  );
});

test(
  'two servers on one database with the same keys post each receipt once',
  async () => {
    await query('truncate idempotency_keys');
    const before = await query('select count(*)::int as receipts from transactions');
    const cashier = await signInCashier(first.origin);
    const pairs = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        Promise.all(
          own.servers.map(({ origin }) => insist(origin, cashier, `both-servers-${n}`, n + 1)),
        ),
      ),
    );
    for (const [one, other] of pairs) expect(one).toBe(other);
    const after = await query('select count(*)::int as receipts from transactions');
    expect(after.receipts - before.receipts).toBe(200);
  },
  limit(120_000),
);
