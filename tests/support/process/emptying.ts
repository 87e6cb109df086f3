import { prepareDatabase } from '../../../server/bootstrap.ts';
import type { Database } from '../../../server/db/connection.ts';
import type { FileStore } from '../../../server/files/store.ts';

type Pool = Pick<Database, 'pool'>;

async function namesIn({ pool }: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(text);
  return rows.map(({ name }) => name);
}

const tables = `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`;
const sequences = `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`;

/** The tables of the product. */
export const tablesIn = (database: Pool) => namesIn(database, tables);

/** Those of the tables that have no row. */
const emptyOf = (database: Pool, names: readonly string[]) =>
  namesIn(
    database,
    names
      .map((name) => `select '${name}' as name where not exists (select from ${name})`)
      .join(' union all '),
  );

const without = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name));

/** Keeps the rows of a table aside, in another schema; answers what puts them back. */
export async function keep({ pool }: Pool, name: string, schema = 'testing'): Promise<string> {
  await pool.query(`create table ${schema}.${name} as table ${name}`);
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  const columns = rows[0]?.names;
  return `insert into ${name} (${columns}) overriding system value select ${columns} from ${schema}.${name};`;
}

/** Where each sequence stands, as what sets it there again. */
export async function standing(database: Pool): Promise<string[]> {
  const texts = (await namesIn(database, sequences)).map(
    (name) =>
      `select format('perform setval(%L, %s, %L);', '${name}', last_value, is_called) as name from ${name}`,
  );
  return namesIn(database, texts.join(' union all '));
}

const noFiles = {} as FileStore;

/**
 * Gives a database that was just migrated the function `testing.empty(prepared)`, which makes it so again
 * in one round trip, or as an installation is that nobody has used yet. Truncating each table anew costs
 * more than most tests do; it is kept for those that a test made large, because their pages would be read
 * each time.
 */
export async function prepareEmptying(database: Database): Promise<void> {
  // What the migrations fill stays filled.
  const emptied = await emptyOf(database, await tablesIn(database));
  const restarts = await standing(database);
  await prepareDatabase(database, noFiles, false);
  await database.pool.query('create schema testing');
  const restores = [];
  for (const name of without(emptied, await emptyOf(database, emptied)))
    restores.push(await keep(database, name));
  const deletes = emptied.map(
    (name) => `
      if exists (select from ${name}) then
        if pg_relation_size('${name}') > 200000 then truncate ${name} cascade;
        else delete from ${name};
        end if;
      end if;`,
  );
  await database.pool.query(`
    create function testing.empty(prepared boolean) returns void language plpgsql as $body$
      begin
        -- Neither what refuses a delete nor what follows one is asked.
        set local session_replication_role = replica;
        ${deletes.join('')}
        if prepared then
          ${[...restores, ...(await standing(database))].join('\n')}
        else
          ${restarts.join('\n')}
        end if;
        set local session_replication_role = origin;
      end $body$`);
}
