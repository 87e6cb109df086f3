import type { Database } from '../../server/db/connection.ts';

type Pool = Pick<Database, 'pool'>;

async function namesIn({ pool }: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(text);
  return rows.map(({ name }) => name);
}

/** The tables without a row: what the migrations fill stays filled. */
async function emptyTables(database: Pool): Promise<string[]> {
  const tables = await namesIn(
    database,
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const probes = tables.map(
    (name) => `select '${name}' as name where not exists (select from ${name})`,
  );
  return namesIn(database, probes.join(' union all '));
}

const sequences = `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`;

/**
 * Gives a database that was just migrated the function `testing.empty()`, which makes it so again in
 * one round trip. Truncating each table anew costs more than most tests do; it is kept for those that
 * a test made large, because their pages would be read each time.
 */
export async function prepareEmptying(database: Pool): Promise<void> {
  const deletes = (await emptyTables(database)).map(
    (name) => `
      size := pg_relation_size('${name}');
      if size > 200000 then truncate ${name} cascade;
      elsif size > 0 then delete from ${name};
      end if;`,
  );
  const restarts = (await namesIn(database, sequences)).map(
    (name) => `perform setval('${name}', 1, false);`,
  );
  await database.pool.query(`
    create schema testing;
    create function testing.empty() returns void language plpgsql as $body$
      declare size bigint;
      begin
        -- Neither what refuses a delete nor what follows one is asked.
        set local session_replication_role = replica;
        ${deletes.join('')}
        ${restarts.join('\n')}
        set local session_replication_role = origin;
      end $body$`);
}
