import type pg from 'pg';
import type { Database } from '../db/connection.ts';

// Rows are written and read as these settings word them, whatever a server or a role says.
const plain = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set search_path = public; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1; set standard_conforming_strings = on`;

/** Gives work a connection of its own that may take its time; what it left open is rolled back. */
export async function withPlainSession<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(plain);
    return await work(client);
  } finally {
    // Not for anybody after this.
    await client.query('rollback').catch(() => undefined);
    client.release(true);
  }
}

const lockAll = `
  do $$ declare each regclass; begin
    for each in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') loop
      execute format('lock table %s in access share mode', each);
    end loop;
  end $$`;

/** Gives work a connection on which the database stays as it is at this moment. */
export const atOneMoment = <T>(
  database: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  withPlainSession(database, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    // Nobody changes a table meanwhile; its rows change for everybody else.
    await client.query(lockAll);
    return work(client);
  });
