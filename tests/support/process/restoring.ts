import type { Database } from '../../../server/db/connection.ts';
import { keep, standing, tablesIn } from './emptying.ts';

/** Brings a database back to the rows that it had, any number of times. */
export interface RestorePoint {
  readonly restore: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

const newest = `select pg_current_xact_id()::text::bigint % 4294967296 as id`;

/** Clears a table that was written to since; one that grew large is cut, because its pages would be read each time. */
const clearing = (name: string, rows: number, since: number) => `
  if exists (select from ${name} where xmin::text::bigint >= ${since}) or (select count(*) from ${name}) <> ${rows} then
    if pg_relation_size('${name}') > 200000 then truncate ${name} cascade;
    else delete from ${name};
    end if;
  end if;`;

const refilling = (name: string, restores: string) => `
  if not exists (select from ${name}) then ${restores} end if;`;

async function countsOf({ pool }: Database, names: readonly string[]) {
  const texts = names.map(
    (name) => `select '${name}' as name, count(*)::int as count from ${name}`,
  );
  const { rows } = await pool.query<{ name: string; count: number }>(texts.join(' union all '));
  return rows.map(({ name, count }) => [name, count] as const);
}

/** Keeps all rows that there are now aside, so that a test begins from them many times: in one round trip each. */
export async function restorePoint(database: Database): Promise<RestorePoint> {
  const { pool } = database;
  const forget = async () => void (await pool.query('drop schema if exists restoring cascade'));
  await forget();
  await pool.query('create schema restoring');
  const names = await tablesIn(database);
  const counts = await countsOf(database, names);
  const refills = [];
  for (const [name, rows] of counts)
    if (rows) refills.push(refilling(name, await keep(database, name, 'restoring')));
  const { rows } = await pool.query<{ id: number }>(newest);
  const since = Number(rows[0]?.id);
  const clears = counts.map(([name, count]) => clearing(name, count, since));
  await pool.query(`
    create function restoring.restore() returns void language plpgsql as $body$
      begin
        -- Neither what refuses a delete nor what follows one is asked.
        set local session_replication_role = replica;
        ${[...clears, ...refills, ...(await standing(database))].join('\n')}
        set local session_replication_role = origin;
      end $body$`);
  return { restore: async () => void (await pool.query('select restoring.restore()')), forget };
}
