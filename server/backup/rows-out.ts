import type pg from 'pg';
import { copyOut, type Rows } from './copy.ts';
import type { Manifest } from './manifest.ts';

export type Table = Manifest['tables'][number];
type Client = pg.ClientBase;

const pieceBytes = 4 * 2 ** 20;
const pageBytes = 8192;

/** How a name stands in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

// What an extension brought is its own affair.
const ownTables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;

/** The tables there are, and the columns of each that a row is made of. */
export const tablesOf = async (client: Client): Promise<Table[]> =>
  (await client.query<Table>(ownTables)).rows;

/** Where each sequence stands. Read after the rows were fixed, so that it is past every one of them. */
export async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const result = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    );
    if (result.rows[0]) sequences.push({ name, ...result.rows[0] });
  }
  return sequences;
}

async function sizeOf(client: Client, table: string) {
  const { rows } = await client.query<{ pages: number; bytes: number }>(
    `select pg_relation_size($1::regclass) / ${pageBytes} as pages, pg_table_size($1::regclass) as bytes`,
    [quoted(table)],
  );
  return rows[0] ?? { pages: 0, bytes: 0 };
}

/**
 * The rows of a table in pieces of some megabytes, by where they lie: nothing is sorted, nothing is read
 * twice, and no piece grows with the table. Within one transaction that sees one moment.
 */
export async function* rowsOf(client: Client, { name, columns }: Table): AsyncGenerator<Rows> {
  const { pages, bytes } = await sizeOf(client, name);
  const step = Math.max(1, Math.floor((pieceBytes * pages) / Math.max(bytes, 1)));
  for (let page = 0; page < pages; page += step) {
    const piece = await copyOut(
      client,
      `select ${columns.map(quoted).join(', ')} from only ${quoted(name)}
        where ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`,
    );
    if (piece.count) yield piece;
  }
}
