import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { limit } from '../../support/pace.ts';
import { adminOf, clusterServer } from '../../support/process/cluster-server.ts';

const codes = 20_000;
const own = clusterServer();

async function query<R>(text: string, values: unknown[] = []): Promise<R> {
  const { rows } = await own.database.pool.query(text, values);
  return rows[0] as R;
}

const progress = (id: number) =>
  query<{ generated: number; made: number; different: number; generation: string }>(
    `select generated::int, generation, (select count(*)::int from claims c where c.coupon_id = k.coupon_id) as made,
      (select count(distinct code)::int from claims c where c.coupon_id = k.coupon_id) as different
      from coupons k where coupon_id = $1`,
    [id],
  );

/** Waits until so many codes are there. */
async function until(id: number, wanted: number) {
  for (let tried = 0; tried < 10_000; tried += 1) {
    const now = await progress(id);
    // Codes and their count come in one transaction: whoever looks amid it sees both or neither.
    expect(now.made).toBe(now.generated);
    if (now.generated >= wanted) return now;
    await pause(5);
  }
  throw new Error(`There are no ${wanted} codes`);
}

test(
  'kill -9 of the server while it makes 20,000 codes: after a restart there are 20,000, and none twice',
  async () => {
    const send = await adminOf(own);
    const campaign = { gift_title: 'Δωροκάρτα', maximum: codes };
    const { coupon_id: id } = await send<{ coupon_id: number }>('/coupons/multiple', campaign);
    await until(id, 1);
    await own.servers[0]?.kill();
    expect((await progress(id)).generated).toBeLessThan(codes);
    // A killed process has its job for half a minute; nobody waits that long here.
    await query("update jobs set held_until = now() - interval '1 second' where state = 'running'");
    await own.servers[0]?.start();
    expect(await until(id, codes)).toEqual({
      generated: codes,
      made: codes,
      different: codes,
      generation: 'done',
    });
    expect(await verifyLedger(own.database.pool)).toEqual([]);
  },
  limit(240_000),
);
