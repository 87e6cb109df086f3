import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './connection.ts';
import type { Executor } from './executor.ts';

/** Who makes the changes of one call, and from where: what the triggers of the audit log read. */
export interface Actor {
  user_id: number;
  /** The store in whose panel they work; none for the company's own. */
  store_id: number | null;
  address: string;
  /** The call, with its path as it is declared. */
  call: string;
}

/** What a statement says, given as its text or with its values. */
export const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');

/** What answers whatever drizzle asks it. */
interface Attribution {
  query(...args: unknown[]): Promise<unknown>;
}

type Client = Attribution & Pick<pg.PoolClient, 'release' | 'on' | 'off'>;
type Pool = Attribution & { connect(): Promise<Client> };

/** A client whose transactions begin by saying who is at work, in the same round trip. */
class AttributedClient {
  readonly client: Client;
  readonly actor: string;

  constructor(client: Client, actor: string) {
    this.client = client;
    this.actor = actor;
  }

  query(...args: unknown[]): Promise<unknown> {
    const begins = /^begin\b/i.test(textOf(args[0]));
    if (!begins) return this.client.query(...args);
    return this.client.query(
      `${textOf(args[0])}; select set_config('pistos.actor', ${this.actor}, true)`,
    );
  }

  release(broken?: boolean) {
    this.client.release(broken);
  }

  on(event: 'error', listener: (error: Error) => void) {
    this.client.on(event, listener);
    return this;
  }

  off(event: 'error', listener: (error: Error) => void) {
    this.client.off(event, listener);
    return this;
  }
}

/** A pool as drizzle knows one, by its name: what changes something does so within a transaction. */
class AttributedPool {
  readonly pool: Pool;
  readonly actor: string;

  constructor(pool: Pool, actor: string) {
    this.pool = pool;
    this.actor = actor;
  }

  async connect() {
    return new AttributedClient(await this.pool.connect(), this.actor);
  }

  async query(...args: unknown[]): Promise<unknown> {
    if (/^\s*\(?select\b/i.test(textOf(args[0]))) return this.pool.query(...args);
    const client = await this.connect();
    try {
      await client.query('begin');
      const result = await client.query(...args);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }
}

/** What prepares an installation is nobody's doing. */
const quiet = { quiet: true } as const;

function actingAs(database: Database, actor: Actor | typeof quiet): Database {
  const literal = pg.escapeLiteral(JSON.stringify(actor));
  // Of a pool drizzle uses its queries and its clients only.
  const pool = new AttributedPool(database.pool, literal) as unknown as pg.Pool;
  return { ...database, pool, db: database.attached(pool) };
}

/** The same database, in which every change is made by this actor. */
export const attributed = (database: Database, actor: Actor): Database => actingAs(database, actor);

/** The same database, whose changes are kept out of the audit log. */
export const quietly = (database: Database): Database => actingAs(database, quiet);

/** Keeps what a transaction changes out of the audit log. */
export const actQuietly = (tx: Executor) =>
  tx.execute(sql`select set_config('pistos.actor', ${JSON.stringify(quiet)}, true)`);
