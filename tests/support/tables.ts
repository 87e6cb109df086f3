import type { Database } from '../../server/db/connection.ts';

/** The tables that hold a row, quoted for SQL. */
export async function filledTables({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const found = await pool.query<{ name: string }>(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  if (found.rows.length === 0) return [];
  const probes = found.rows.map(
    ({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`,
  );
  const filled = await pool.query<{ name: string }>(probes.join(' UNION ALL '));
  return filled.rows.map(({ name }) => name);
}
