import type pg from 'pg';
import type { Database } from './connection.ts';
import type { Queryable } from './transaction.ts';

/** What Drizzle and the pool are asked: a statement, and its values beside it or in it. */
interface Asked {
  text: string;
  values: unknown[];
  rest: Record<string, unknown>;
}

function askedOf([query, values]: readonly unknown[]): Asked {
  if (typeof query === 'string')
    return { text: query, values: [...((values as []) ?? [])], rest: {} };
  const { text = '', values: own, name: _, ...rest } = query as Partial<pg.QueryConfig>;
  return { text, values: [...(own ?? (values as unknown[]) ?? [])], rest };
}

// How every list cuts a page that is not its first out of its rows.
const paged = /\blimit (?:\$(\d+)|\d+)\s+offset \$(\d+)\s*$/i;

/** A list's statement without its page; nothing, where it is another one. */
function withoutPage({ text, values }: Asked): { text: string; values: unknown[] } | undefined {
  const found = paged.exec(text);
  if (!found) return undefined;
  const numbers = found.slice(1).filter((number) => number !== undefined);
  if (Number(numbers.at(-1)) !== values.length) return undefined;
  return {
    text: text.slice(0, found.index),
    values: values.slice(0, values.length - numbers.length),
  };
}

/** The rows of a list from its first to its last, as they were at one moment. */
export interface WholeReading {
  /** Where the list's own code finds its next rows in place of a page, and everything else as it is. */
  readonly database: Database;
  /** Whether there was a page to be cut out: a list without one answers all its rows at once. */
  readonly isPaged: () => boolean;
  end(): Promise<void>;
}

interface Place {
  readonly name: string;
  readonly size: number;
  /** On the embedded database the cursor outlives its transaction, so that others have their turn in between. */
  readonly hold: boolean;
}

const nothing = () => undefined;

/** Answers the statement of a list by its next rows, from a cursor that stays where it was. */
class CursorPool {
  readonly client: Queryable;
  readonly place: Place;
  declare: (text: string, values: unknown[]) => Promise<unknown>;
  opened = false;
  /** A client takes one statement at a time. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(client: Queryable, place: Place, declare: CursorPool['declare']) {
    this.client = client;
    this.place = place;
    this.declare = declare;
  }

  query(...args: unknown[]): Promise<unknown> {
    const answer = this.turn.then(() => this.answer(args));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  /** Whoever reads in a transaction is in one already, or gets one of their own between two pieces. */
  async connect() {
    if (this.place.hold) return (this.client as pg.Pool).connect();
    const within = (...args: unknown[]) =>
      /^\s*(begin|commit|rollback)\b/i.test(askedOf(args).text)
        ? Promise.resolve({ rows: [] })
        : this.query(...args);
    return { query: within, release: nothing, on: nothing, off: nothing };
  }

  private async answer(args: unknown[]): Promise<unknown> {
    const asked = askedOf(args);
    const whole = withoutPage(asked);
    if (!whole) return (this.client.query as (...all: unknown[]) => Promise<unknown>)(...args);
    const { name, size, hold } = this.place;
    if (!this.opened) {
      const kept = hold ? ' with hold' : '';
      await this.declare(`declare ${name} no scroll cursor${kept} for ${whole.text}`, whole.values);
      this.opened = true;
    }
    return this.client.query({ ...asked.rest, text: `fetch forward ${size} from ${name}` });
  }
}

const reading = (database: Database, pool: CursorPool, end: WholeReading['end']): WholeReading => {
  // Of a pool drizzle uses its queries and its clients only.
  const asPool = pool as unknown as pg.Pool;
  return {
    database: { ...database, pool: asPool, db: database.attached(asPool), uncounted: true },
    isPaged: () => pool.opened,
    end,
  };
};

const begin =
  'begin isolation level repeatable read read only; set local cursor_tuple_fraction = 1; set local statement_timeout = 600000; set local max_parallel_workers_per_gather = 0';

/** All that is asked is answered as it was when it began, on a connection of its own. */
async function inSnapshot(database: Database, place: Place): Promise<WholeReading> {
  const client = await database.pool.connect();
  try {
    await client.query(begin);
  } catch (error) {
    client.release(true);
    throw error;
  }
  const declare = (text: string, values: unknown[]) => client.query(text, values);
  return reading(database, new CursorPool(client, place, declare), () =>
    client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    ),
  );
}

/** The embedded database is one session: the rows are put aside at once, and everybody goes on. */
function putAside(database: Database, place: Place): WholeReading {
  const { pool } = database;
  const declare = async (text: string, values: unknown[]) => {
    const client = await pool.connect();
    try {
      await client.query('begin; set local statement_timeout = 600000');
      await client.query(text, values);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const cursors = new CursorPool(pool, place, declare);
  return reading(database, cursors, async () => {
    // A connection that was lost took the cursor along.
    if (cursors.opened) await pool.query(`close ${place.name}`).catch(() => undefined);
  });
}

/**
 * Begins to read lists to their end: whichever list's own code is given the `database` gets `size` of its rows each
 * time, of one moment, and the next ones when it asks again. Its caller ends it.
 */
export const readWhole = (database: Database, name: string, size: number): Promise<WholeReading> =>
  database.embedded
    ? Promise.resolve(putAside(database, { name, size, hold: true }))
    : inSnapshot(database, { name, size, hold: false });
