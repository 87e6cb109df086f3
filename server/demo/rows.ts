import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';

const atOnce = 2000;

/** Inserts many rows with few statements; columns and types are the table's own. */
export async function insertAll(tx: Executor, table: string, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
  const into = sql.raw(`${table} (${columns.join(', ')})`);
  const chosen = sql.raw(columns.join(', '));
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce));
    await tx.execute(
      sql`insert into ${into} select ${chosen} from jsonb_populate_recordset(null::${sql.raw(table)}, ${part}::jsonb)`,
    );
  }
}

/** Lets the identity of a table go on after the highest id that was given by hand. */
export const goOn = (tx: Executor, table: string, column: string) =>
  tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.raw(column)}), 1) from ${sql.raw(table)}))`,
  );
