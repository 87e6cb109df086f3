import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CustomerImport } from '../../../contract/customers/customer-imports.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { adminOf, clusterServer } from '../../support/process/cluster-server.ts';

const rows = 20_000;
const own = clusterServer();

/** Every one of them starts with a point. */
function file() {
  const lines = Array.from({ length: rows }, (_, n) => `Μαρία;${6_950_000_000 + n};1`);
  const form = new FormData();
  const text = ['Όνομα;Κινητό;Πόντοι', ...lines].join('\n');
  form.set('users', new File([text], 'many.csv', { type: 'text/csv' }));
  return form;
}

async function progress(id: number) {
  const { rows } = await own.database.pool.query<{
    state: string;
    done: number;
    there: number;
  }>(
    `select i.state, i.done, (select count(*)::int from customers c where c.mobile like '69500%') as there
      from customer_imports i where i.import_id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('The import is gone');
  return rows[0];
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
  const send = await adminOf(own);
  const taken = await send<CustomerImport>('/customers/import', file());
  expect(taken.total).toBe(rows);
  await send(`/customers/imports/${taken.import_id}/start`, {});
  await until(taken.import_id, ({ done }) => done > 0);
  await own.servers[0]?.kill();
  const broken = await progress(taken.import_id);
  expect(broken.there).toBeLessThan(rows);
  // A killed process has its job for half a minute; nobody waits that long here.
  await own.database.pool.query(
    "update jobs set held_until = now() - interval '1 second' where state = 'running'",
  );
  await own.servers[0]?.start();
  const end = await until(taken.import_id, ({ state }) => state === 'done');
  expect(end.there).toBe(rows);
  const { rows: twice } = await own.database.pool.query(
    `select mobile from customers where mobile like '69500%' group by mobile having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  const points = await own.database.pool.query<{ sum: number }>(
    `select sum(a.balance)::int as sum from accounts a join customers c on c.company_id = a.company_id
      and c.user_account_id = a.user_account_id where c.mobile like '69500%'`,
  );
  expect(points.rows[0]?.sum).toBe(rows * 100);
  expect(await verifyLedger(own.database.pool)).toEqual([]);
}, 180_000);
