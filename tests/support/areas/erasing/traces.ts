import type { TestApp } from '../../app.ts';

interface Column {
  readonly table: string;
  readonly column: string;
}

const columns = `select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY', 'bytea', 'date', 'USER-DEFINED')
  order by table_name, ordinal_position`;

/** Every column of the database in which one of some texts is found, as `table.column`. */
async function inDatabase({ database: { pool } }: TestApp, marks: readonly string[]) {
  const all = (await pool.query<Column>(columns)).rows;
  const found = all.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place where exists (select 1 from "${table}" where "${column}"::text ilike any($1))`,
  );
  const { rows } = await pool.query<{ place: string }>(found.join(' union all '), [
    marks.map((mark) => `%${mark}%`),
  ]);
  return rows.map(({ place }) => place);
}

/** Every kind of file in which one of some texts is found, as `files.kind`; workbooks are packed, and not looked into. */
const inFiles = ({ files }: TestApp, marks: readonly string[]) =>
  [...files.stored].flatMap(([path, bytes]) => {
    const text = Buffer.from(bytes).toString('utf8').toLowerCase();
    const isThere = marks.some((mark) => text.includes(mark.toLowerCase()));
    return isThere ? [`files.${path.split('.').pop()}`] : [];
  });

/** Where some texts are stored: columns of the database, and kinds of files. */
export async function tracesOf(app: TestApp, marks: readonly string[]): Promise<string[]> {
  return [...new Set([...(await inDatabase(app, marks)), ...inFiles(app, marks)])].sort();
}
