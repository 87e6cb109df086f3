import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Pulse } from './alive/pulse.ts';
import { startEmbedded } from './embedded.ts';
import { statementLimitMs } from './engine.ts';
import type { Stopped } from './statement-watch.ts';

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /** The same database through another pool that stands before this one's. */
  attached(pool: pg.Pool): NodePgDatabase;
  readonly embedded: boolean;
  /** Of a list that is read to its end, where nobody asks how long it is. */
  readonly uncounted?: true;
  /** Of a PostgreSQL that a server uses: whether it answers. */
  readonly pulse?: Pulse | undefined;
  /** The time by which servers on this database decide for one another, in milliseconds. */
  readonly now: () => number;
  close(): Promise<void>;
}

// Ids and amounts stay below 2^53, and so do their sums, which PostgreSQL answers as numeric.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The other side of a connection that is not used may be gone without a word. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const postgresPool = (connectionString: string, pulse?: Pulse): pg.PoolConfig => ({
  connectionString,
  ...alive,
  max: 12,
  statement_timeout: statementLimitMs,
  onConnect: async (client) => {
    pulse?.watch(client);
    // Compiling a plan takes longer than any of the pages it is for.
    await client.query('SET jit = off');
  },
});

/**
 * The embedded database is one session. Its socket would let messages of several connections
 * mingle, so that one runs the statement another has just parsed: the pool is the queue.
 */
const embeddedPool = (host: string): pg.PoolConfig => ({
  host,
  port: 5432,
  user: 'postgres',
  ssl: false,
  database: 'postgres',
  max: 1,
  idleTimeoutMillis: 0,
  // The session outlives its connections: what an earlier one prepared is still there.
  onConnect: async (client) => {
    await client.query('DISCARD ALL');
  },
});

/**
 * Within a transaction the pool is out of bounds: waiting for a second connection may never end.
 * Answers how a database over that pool is made.
 */
function forbidWithinTransaction(pool: pg.Pool): Database['attached'] {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (current.getStore()?.open)
      throw new Error('Within a transaction use its tx, never the database or the pool');
    return connect(...args);
  }) as typeof pool.connect;
  return (through) => {
    const db = drizzle(through);
    const transaction = db.transaction.bind(db);
    db.transaction = (work, config) =>
      transaction(async (tx) => {
        const scope = { open: true };
        try {
          // A query starts when it is awaited: that has to happen inside.
          return await current.run(scope, async () => await work(tx));
        } finally {
          scope.open = false;
        }
      }, config);
    return db;
  };
}

type Connected = (error?: Error, client?: pg.PoolClient, release?: unknown) => void;

/** Whoever waits for a connection is refused as soon as the database goes silent. */
function refuseSilent(pool: pg.Pool, pulse: Pulse): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connected = () => pulse.unlessSilent(connect, (client) => client.release());
  pool.connect = ((callback?: Connected) => {
    if (!callback) return connected();
    return void connected().then((client) => callback(undefined, client, client.release), callback);
  }) as typeof pool.connect;
}

interface Connection {
  config: pg.PoolConfig;
  embedded: boolean;
  pulse?: Pulse | undefined;
  stop: () => Promise<void>;
}

function connect({ config, embedded, pulse, stop }: Connection): Database {
  const pool = new pg.Pool({
    ...config,
    application_name: 'pistos',
    connectionTimeoutMillis: 30_000,
  });
  // An idle connection that breaks leaves the pool by itself; the next query gets a new one.
  pool.on('error', () => {});
  // The pool stops listening to those it has lent. One that breaks then has its next statement fail,
  // which is where it is told; as an event that nobody hears it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (pulse) refuseSilent(pool, pulse);
  const attached = forbidWithinTransaction(pool);
  let closed: Promise<void> | undefined;
  const close = async () => {
    pulse?.stop();
    await pool.end();
    await stop();
  };
  return {
    db: attached(pool),
    pool,
    attached,
    embedded,
    pulse,
    // The embedded database goes by the clock of its machine, which is this one.
    // biome-ignore lint/plugin: the embedded database's clock
    now: () => pulse?.clock.now() ?? Date.now(),
    close() {
      closed ??= close();
      return closed;
    },
  };
}

const nothingToStop = async () => {};

/** Connects to the embedded database that listens in a folder, without owning it. */
export const connectEmbedded = (host: string, stop = nothingToStop): Database =>
  connect({ config: embeddedPool(host), embedded: true, stop });

/** The database of the settings: PostgreSQL where an address is given, else the embedded one. */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Hears of statements of the embedded database that took too long and were stopped. */
  tell?: (stopped: Stopped) => void;
  /** A command that reads and ends: a server that starts waits for it. */
  passing?: boolean;
  /** Has what waits for a PostgreSQL refused where that goes silent: for a server, that has others who wait. */
  refuseSilent?: boolean;
}): Promise<Database> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const pulse = settings.refuseSilent
      ? new Pulse({ connectionString: databaseUrl, ...alive })
      : undefined;
    const config = postgresPool(databaseUrl, pulse);
    return connect({ config, embedded: false, pulse, stop: nothingToStop });
  }
  const { host, stop } = await startEmbedded(
    settings.dataDir,
    false,
    settings.tell,
    settings.passing,
  );
  return connectEmbedded(host, stop);
}
