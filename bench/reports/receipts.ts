import type { Database } from '../../server/db/connection.ts';
import type { Till } from '../ledger.ts';
import { medianBy } from '../load.ts';
import { say } from '../prepare.ts';
import { type Posted, postReceipts } from '../till.ts';

const kinds = ['with', 'without'] as const;
type Kind = (typeof kinds)[number];

interface Measuring {
  readonly address: string;
  readonly token: string;
  readonly till: Till;
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * Receipts a second with what is done as each is posted to count it, and without. Both take turns within each round, so
 * that whatever else the machine does touches them alike: the background, too, which counts every minute.
 */
export async function measureRollUps(
  { pool }: Database,
  { rounds, ...load }: Measuring,
  folder: string,
) {
  const own: Record<Kind, Posted[]> = { with: [], without: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of kinds) {
      const state = kind === 'with' ? 'enable' : 'disable';
      await pool.query(`alter table transactions ${state} trigger transactions_count`);
      const posted = postReceipts(load, folder);
      if (posted.failures) throw new Error(`${posted.failures} receipts failed`);
      // The first round warms up.
      if (round > 0) own[kind].push(posted);
    }
  await pool.query('alter table transactions enable trigger transactions_count');
  return { posted: told(own), counting: await measureCounting({ pool }) };
}

/** How long it takes to count what was not yet: receipts, and milliseconds. */
async function measureCounting({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query<{ receipts: number }>(
    `select count(*)::int as receipts from transactions t, receipts_counted c where t.created_at >= c.until`,
  );
  const began = performance.now();
  await pool.query('select count_receipts(now())');
  return { receipts: rows[0]?.receipts ?? 0, ms: performance.now() - began };
}

const told = (own: Record<Kind, Posted[]>) =>
  kinds.map((kind) => {
    const middle = medianBy(own[kind], ({ perSecond }) => perSecond);
    say(`${kind} roll-ups: ${Math.round(middle.perSecond)} receipts/s`);
    return { kind, ...middle };
  });
