import type pg from 'pg';
import { textOf } from './attributed.ts';
import type { Database } from './connection.ts';
import { type Queryable, withTransaction } from './transaction.ts';

// Who acts is said for a transaction, and would otherwise be so for what comes after it.
const over = `release savepoint part; select set_config('pistos.actor', '', true)`;
const undone = 'rollback to savepoint part; release savepoint part';

/** How a part's own transaction is a savepoint of the whole. */
function withinWhole(text: string): string | undefined {
  if (/^begin\b/i.test(text)) return text.replace(/^begin\b[^;]*/i, 'savepoint part');
  if (/^commit\b/i.test(text)) return over;
  if (/^rollback$/i.test(text)) return undone;
  return undefined;
}

type Run = (...args: unknown[]) => Promise<unknown>;

/** The one client of a transaction, as a pool that lends it to one part after the other. */
class PartsPool {
  private readonly run: Run;
  private free: Promise<void> = Promise.resolve();

  constructor(client: Queryable) {
    const run = client.query.bind(client) as Run;
    this.run = (...args) => {
      const instead = withinWhole(textOf(args[0]));
      return instead ? run(instead) : run(...args);
    };
  }

  async connect() {
    let release: () => void = () => undefined;
    const before = this.free;
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const lent = { query: this.run, release, on: () => lent, off: () => lent };
    return lent;
  }

  async query(...args: unknown[]): Promise<unknown> {
    const lent = await this.connect();
    try {
      return await lent.query(...args);
    } finally {
      lent.release();
    }
  }
}

/**
 * Runs work that makes transactions of its own, one after the other, as one: all of it is there, or none. Whoever
 * ends the process meanwhile leaves the database as it was. Its statements take as long as they take; a part's own
 * isolation is that of the whole.
 */
export const asOne = <T>(
  database: Database,
  work: (database: Database) => Promise<T>,
): Promise<T> =>
  withTransaction(database, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const pool = new PartsPool(client) as unknown as pg.Pool;
    return work({ ...database, pool, db: database.attached(pool) });
  });
