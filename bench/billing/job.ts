import { setTimeout as pause } from 'node:timers/promises';
import { verifyBilling } from '../../server/billing/verify/verify.ts';
import type { Database } from '../../server/db/connection.ts';
import { addSubscribers } from '../../tests/support/areas/billing/subscribers.ts';
import { say } from '../prepare.ts';
import type { Server } from '../server.ts';

const lookMs = 200;

export interface Job {
  readonly sellers: number;
  /** Of all sellers together. */
  readonly subscribers: number;
  readonly kills: number;
}

const own = `with own as (select unnest($1::bigint[]) as id)`;

/** How far the job is: numbers that were given, and billings that are paid. */
async function stateOf({ pool }: Database, ids: readonly number[]) {
  const { rows } = await pool.query<{ billed: number; paid: number }>(
    `${own} select (select coalesce(sum(last_number), 0)::int from billing_sellers join own on id = company_id) as billed,
      (select count(*)::int from billings join own on id = company_id where status = 'paid') as paid`,
    [ids],
  );
  return rows[0] ?? { billed: 0, paid: 0 };
}

/** What a killed server left is looked up after ten minutes; nobody waits that long here. */
const hurry = ({ pool }: Database, ids: readonly number[]) =>
  pool.query(
    `with older as (update billing_payments set created_at = created_at - interval '1 hour' where company_id = any($1) and state = 'pending')
      update subscriptions set next_try_at = now() where company_id = any($1) and next_try_at > now()`,
    [ids],
  );

/** That each was billed once and charged once, and that all the books agree. Throws where it is not so. */
async function assertOnce(database: Database, ids: readonly number[], { subscribers }: Job) {
  const { rows } = await database.pool.query<Record<string, number>>(
    `${own} select (select count(*)::int from billings join own on id = company_id) as billings,
      (select count(distinct (b.store_id, b.period_from))::int from billings b join own on id = company_id) as periods,
      (select sum(n)::int from (select max(number) as n from billings join own on id = company_id group by company_id) each_series) as numbers,
      (select count(*)::int from test_bank join own on id = company_id where kind = 'payment') as charges,
      (select count(distinct p.billing_id)::int from billing_payments p join own on id = company_id where p.state = 'succeeded') as payments`,
    [ids],
  );
  const wrong = Object.entries(rows[0] ?? {}).filter(([, count]) => count !== subscribers);
  if (wrong.length) throw new Error(`Not ${subscribers}: ${wrong.join(', ')}`);
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  const breaches = await verifyBilling(client);
  client.release(true);
  if (breaches.length) throw new Error(`Billing is not sound: ${JSON.stringify(breaches[0])}`);
}

/** Lets the server bill and charge what is due, and takes it away so many times on the way. */
export async function measureJob(server: Server, database: Database, job: Job) {
  const { subscribers, kills } = job;
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('begin');
  const ids = await addSubscribers(client, {
    sellers: job.sellers,
    subscribers: subscribers / job.sellers,
  });
  await client.query('commit');
  await client.query('vacuum analyze');
  client.release(true);
  const idle = server.memory().now;
  let [began, billed, highest, killed, down] = [0, 0, idle, 0, 0];
  for (;;) {
    await pause(lookMs);
    const now = await stateOf(database, ids);
    const at = performance.now();
    highest = Math.max(highest, server.memory().now);
    if (!began && now.billed) began = at;
    if (!billed && now.billed === subscribers) billed = at;
    if (now.paid === subscribers) {
      await assertOnce(database, ids, job);
      const charging = (at - billed) / 1000;
      return { ...job, ids, idle, highest, billing: (billed - began - down) / 1000, charging };
    }
    // The first in the middle of billing, the others in the middle of charging.
    const part = killed ? now.paid * kills : now.billed * 2;
    if (killed >= kills || part < subscribers * Math.max(1, killed)) continue;
    killed += 1;
    await server.kill();
    await hurry(database, ids);
    await server.start();
    if (!billed) down += performance.now() - at;
    say(`Killed at ${now.billed} billed and ${now.paid} paid of ${subscribers}`);
  }
}
export type Measured = Awaited<ReturnType<typeof measureJob>>;
