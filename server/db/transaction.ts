import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './connection.ts';
import type { Executor } from './executor.ts';

/** Whoever runs a prepared statement: the pool, or the one client of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** The same client for what is written with the tables: within a transaction nothing else may be used. */
export const executorOf = (client: Queryable): Executor => drizzle(client as pg.PoolClient);

/** Runs work on one client, which is given back whatever happens: closing the database waits for all of them. */
export async function withClient<T>(
  { pool }: Database,
  work: (client: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Runs work in a transaction on one client, for prepared statements. Within it only that client
 * may be used: on the embedded database there is no other.
 */
export async function withTransaction<T>(
  { pool }: Database,
  work: (client: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A client that cannot even roll back is of no more use.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
