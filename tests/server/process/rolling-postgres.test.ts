// @module-tag long
import { expect, test } from 'vitest';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { limit } from '../../support/pace.ts';
import { startBalancer } from '../../support/process/balancer.ts';
import { clusterServer } from '../../support/process/cluster-server.ts';
import { signInCashier } from '../../support/process/till-server.ts';

const own = clusterServer(2, { DRAIN_SECONDS: '2' });

test(
  'two servers behind a balancer are stopped and started one after the other, and every call is answered once',
  async () => {
    const balancer = await startBalancer(own.servers.map(({ origin }) => origin));
    const { token, storeId } = await signInCashier(balancer.origin);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    let [over, total] = [false, 0];
    const statuses = new Set<number>();
    const client = async () => {
      while (!over) {
        total += 1;
        // Without a key: whoever made it twice would post it twice.
        const answer = await fetch(`${balancer.origin}/api/stores/${storeId}/transactions`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ user_account_id: (total % 400) + 1, amount: 10 }),
        }).catch(() => undefined);
        statuses.add(answer?.status ?? 0);
        await answer?.text();
      }
    };
    const before = await countReceipts();
    const clients = Array.from({ length: 8 }, client);
    for (const server of own.servers) {
      await server.stop();
      await server.start();
      await balancer.knowsAll();
    }
    over = true;
    await Promise.all(clients);
    await balancer.close();
    expect([...statuses]).toEqual([201]);
    expect((await countReceipts()) - before).toBe(total);
    expect(await verifyLedger(own.database.pool)).toEqual([]);
  },
  limit(120_000),
);

async function countReceipts(): Promise<number> {
  const { rows } = await own.database.pool.query('select count(*)::int as count from transactions');
  return rows[0].count;
}
