import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

interface Journal {
  entries: readonly { tag: string; when: number }[];
}

/**
 * Throws where the database has been brought to a state that this version does not know: it would write
 * by rules that no longer hold. `folder` is that of this version's migrations.
 */
export async function refuseNewer(client: Pick<pg.ClientBase, 'query'>, folder: string) {
  const known = (
    JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  ).entries.at(-1);
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!known || !table.rows[0].name) return;
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? 0;
  if (newest <= known.when) return;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  throw new Error(
    `This version of Pistos knows the database up to ${known.tag} of ${day(known.when)}, and a newer one has changed it on ${day(newest)}. Start that version, or restore a backup from before.`,
  );
}
