import type pg from 'pg';
import { dayOf, stepsIn } from './journal.ts';

type Client = Pick<pg.ClientBase | pg.Pool, 'query'>;

/** The time of the last step that the database was brought to; nothing where it has seen none. */
export async function newestStep(client: Client): Promise<number | undefined> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!table.rows[0].name) return undefined;
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? undefined;
}

/**
 * Throws where the database has been brought to a state that this version does not know: it would write
 * by rules that no longer hold. `folder` is that of this version's migrations.
 */
export async function refuseNewer(client: Client, folder: string) {
  const known = stepsIn(folder).at(-1);
  const newest = await newestStep(client);
  if (!known || !newest || newest <= known.when) return;
  throw new Error(
    `This version of Pistos knows the database up to ${known.tag} of ${dayOf(known.when)}, and a newer one has changed it on ${dayOf(newest)}. Start that version, or restore a backup from before.`,
  );
}
