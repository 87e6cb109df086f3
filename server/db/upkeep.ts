import type { Database } from './connection.ts';

interface Due {
  name: string;
  /** Whether rows that nobody sees any more take room. */
  dead: boolean;
}

// As PostgreSQL's own autovacuum decides, and what was never counted though there is something in it:
// what it knows of changes does not survive a power cut.
const due = `
  select format('%I.%I', s.schemaname, s.relname) as name, s.n_dead_tup > 50 + 0.2 * s.n_live_tup as dead
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * s.n_live_tup or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
    or (c.reltuples < 0 and pg_relation_size(s.relid) > 0)
  order by c.relpages`;

/** What is not done to its end is not done at all, and a large table takes longer than a page may. */
const limitMs = 120_000;

async function tend({ pool }: Database, { name, dead }: Due) {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${limitMs}`);
    await client.query(`${dead ? 'vacuum analyze' : 'analyze'} ${name}`);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Does for the embedded database what nobody does for it: PostgreSQL counts rows and removes dead ones
 * in processes of its own, which the embedded one lacks. Without the counts a search in a few thousand
 * customers took half a minute; with dead rows kept, indexes grow with each receipt. Table by table, so
 * that others get their turn in between. Answers how many tables were looked after.
 */
export async function upkeep(database: Database, signal?: AbortSignal): Promise<number> {
  const { pool, embedded } = database;
  if (!embedded) return 0;
  // What changed is counted by session, and this is the only one.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<Due>(due);
  let tended = 0;
  for (const table of rows) {
    if (signal?.aborted) break;
    await tend(database, table);
    tended += 1;
  }
  return tended;
}

/** Counts all rows at once, where much was added: whoever comes next need not wait for the upkeep. */
export const countRows = async ({ pool }: Database): Promise<void> => {
  await pool.query('analyze');
};
