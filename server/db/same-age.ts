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
 * Throws where the database is at a state that this version does not know: a newer one, by whose rules it would not
 * write, or one from before its first migration. `folder` is that of this version's migrations.
 */
export async function refuseUnknown(client: Client, folder: string) {
  const steps = stepsIn(folder);
  const [first, last] = [steps[0], steps.at(-1)];
  const newest = await newestStep(client);
  if (!first || !last || !newest) return;
  if (newest > last.when)
    throw new Error(
      `This version of Pistos knows the database up to ${last.tag} of ${dayOf(last.when)}, and a newer one has changed it on ${dayOf(newest)}. Start that version, or restore a backup from before.`,
    );
  if (newest < first.when)
    throw new Error(
      `This version of Pistos takes over a database from ${first.tag} of ${dayOf(first.when)} on, and this one is of ${dayOf(newest)}. Start the last version 0.1 on it once, which brings it there, and then this one.`,
    );
}
