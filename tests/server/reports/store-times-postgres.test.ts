import { expect, test, vi } from 'vitest';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { keepTimes } from '../../../server/reports/keep-times.ts';
import { financialCalls, openFinances } from '../../support/areas/financial.ts';

test('a time is kept after whoever changes a receipt of it is done, and as they left it', async () => {
  const open = await openFinances();
  const { buy } = financialCalls(() => open);
  const receipt = await buy('2026-05-10T09:00:00Z', 9);
  await buy('2026-05-11T09:00:00Z', 4);
  const { database } = open.till.app;
  const { pool } = database;
  await keepTimes(database, Date.parse('2026-07-20T09:00:00Z'));
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `update transactions set created_at = '2026-05-20T09:00:00Z', channel = 'online' where transaction_id = $1`,
    [receipt],
  );
  const keeping = pool.query(
    `select keep_time(company_id, store_id, 'month', 2026 * 12 + 4, $1) from transactions limit 1`,
    ['Europe/Athens'],
  );
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted`,
    );
    expect(rows).toHaveLength(1);
  });
  await client.query('commit');
  client.release();
  await keeping;
  const { rows } = await pool.query('select distinct channel from customer_times order by 1');
  expect(rows).toEqual([{ channel: 'offline' }, { channel: 'online' }]);
  expect(await verifyLedger(pool)).toEqual([]);
});
