import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { verifyBilling } from '../../../server/billing/verify/verify.ts';
import { addSubscribers } from '../../support/areas/billing/subscribers.ts';
import { limit } from '../../support/pace.ts';
import { clusterServer } from '../../support/process/cluster-server.ts';

const subscribers = 1500;
const kills = 3;
const own = clusterServer(2);

const query = async <R>(text: string, values: unknown[] = []): Promise<R> =>
  (await own.database.pool.query(text, values)).rows[0] as R;

const state = (id: number) =>
  query<{ billed: number; paid: number; charged: number }>(
    `select (select count(*)::int from billings where company_id = $1) as billed,
      (select count(*)::int from billings where company_id = $1 and status = 'paid') as paid,
      (select count(*)::int from test_bank where company_id = $1 and kind = 'payment') as charged`,
    [id],
  );

async function until(id: number, isSo: (now: Awaited<ReturnType<typeof state>>) => boolean) {
  for (let tried = 0; tried < 20_000; tried += 1) {
    const now = await state(id);
    if (isSo(now)) return now;
    await pause(20);
  }
  throw new Error(`It stays ${JSON.stringify(await state(id))}`);
}

/** What a killed server left is looked up after ten minutes; nobody waits that long here. */
const hurry = (id: number) =>
  query(
    `with older as (update billing_payments set created_at = created_at - interval '1 hour' where company_id = $1 and state = 'pending')
      update subscriptions set next_try_at = now() - interval '1 second' where company_id = $1 and next_try_at > now()`,
    [id],
  );

test(
  'kill -9 of two servers that bill and charge: one billing and one charge each, booked once, and no number is missing',
  async () => {
    const [id = 0] = await addSubscribers(own.database.pool, { sellers: 1, subscribers });
    for (let kill = 1; kill <= kills; kill += 1) {
      const part = (subscribers * kill) / (kills + 1);
      await until(id, ({ charged }) => charged >= part);
      const server = own.servers[kill % own.servers.length];
      await server?.kill();
      await hurry(id);
      await server?.start();
    }
    await hurry(id);
    const done = await until(id, ({ paid }) => paid === subscribers);
    expect(done).toEqual({ billed: subscribers, paid: subscribers, charged: subscribers });
    const { first, last, different } = await query<Record<string, number>>(
      `select min(number)::int as first, max(number)::int as last, count(distinct number)::int as different from billings where company_id = $1`,
      [id],
    );
    expect([first, last, different]).toEqual([1, subscribers, subscribers]);
    const { twice } = await query<{ twice: number }>(
      `select count(*)::int as twice from (select 1 from billing_payments where company_id = $1 and state = 'succeeded'
        group by billing_id having count(*) > 1) t`,
      [id],
    );
    expect(twice).toBe(0);
    expect(await verifyBilling(own.database.pool)).toEqual([]);
  },
  limit(300_000),
);
