// npm run bench:till [entries] [rounds]: posts receipts on PostgreSQL and on the embedded database; writes bench/results/TILL.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../server/bootstrap.ts';
import { openDatabase } from '../server/db/connection.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { verifyLedger } from '../server/ledger/verify.ts';
import { addReader } from './catalogue.ts';
import { addTill, type Till } from './ledger.ts';
import { medianBy, putSql } from './load.ts';
import { type Cluster, prepare, say } from './prepare.ts';
import { pushDelays } from './push.ts';
import { startServer } from './server.ts';
import { noFiles } from './sql.ts';
import { type Posted, pgbenchOf, postReceipts, statementsOf } from './till.ts';
import { type Receipts, reportTill } from './till-report.ts';

// How long the long ledger is may be said: ten million entries take a while to write.
const sizes = [10_000, Number(process.argv[2] ?? 10_000_000)];
const embeddedSizes = [10_000];
const concurrency = [1, 8, 64];
const rounds = Number(process.argv[3] ?? 3);
const seconds = 5;
const pushes = 200;

const plain = (value: number) => value;

interface Place {
  cluster: Cluster | undefined;
  address: string;
  token: string;
  folder: string;
}

interface Measuring {
  till: Till;
  /** The write alone, and all statements of a posting, for pgbench. */
  write: string;
  all: string;
}

/** Sizes and generators take turns within each round, so that whatever else happens touches all alike. */
function measure(
  { cluster, address, token, folder }: Place,
  tills: readonly Measuring[],
  connections: number,
): Receipts[] {
  const rows = tills.map((each) => ({
    each,
    own: [] as Posted[],
    write: [] as number[],
    all: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { each, own, write, all } of rows) {
      const load = { address, token, till: each.till, connections, seconds };
      const posted = postReceipts(load, folder);
      if (posted.failures) throw new Error(`${posted.failures} receipts failed`);
      // The first round warms up.
      if (round === 0) continue;
      own.push(posted);
      if (!cluster) continue;
      write.push(putSql(cluster, each.write, { connections, seconds }, folder));
      all.push(putSql(cluster, each.all, { connections, seconds }, folder));
    }
  return rows.map(({ each, own, write, all }) => {
    const middle = medianBy(own, ({ perSecond }) => perSecond);
    say(`${each.till.entries} entries, ${connections} clients: ${Math.round(middle.perSecond)}/s`);
    const pgbench = cluster
      ? { write: medianBy(write, plain), all: medianBy(all, plain) }
      : undefined;
    return { ...middle, entries: each.till.entries, connections, pgbench };
  });
}

interface Filled {
  tills: Measuring[];
  token: string;
  userId: number;
}

// Before the server starts: the embedded database has room for one process.
async function fill(
  settings: { databaseUrl?: string; dataDir: string },
  entries: readonly number[],
): Promise<Filled> {
  const database = await openDatabase(settings);
  await migrateDatabase(database);
  await prepareDatabase(database, noFiles, false);
  const places: Till[] = [];
  for (const each of entries) {
    say(`Writing ${each} entries`);
    places.push(await addTill(database, each));
  }
  const token = await addReader(database, places);
  const tills: Measuring[] = [];
  for (const till of places) {
    const statements = await statementsOf(database, till, token);
    tills.push({
      till,
      write: pgbenchOf(statements.slice(-1), till),
      all: pgbenchOf(statements, till),
    });
  }
  const { rows } = await database.pool.query('select max(user_id) as id from users');
  await database.close();
  return { tills, token, userId: rows[0].id };
}

async function assertSound(settings: { databaseUrl?: string; dataDir: string }) {
  const database = await openDatabase(settings);
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  const breaches = await verifyLedger(client);
  client.release();
  await database.close();
  if (breaches.length) throw new Error(`The ledger is not sound: ${JSON.stringify(breaches[0])}`);
}

async function run(cluster: Cluster | undefined, entries: readonly number[], folder: string) {
  const dataDir = join(folder, cluster ? 'postgres' : 'embedded');
  const settings = { dataDir, ...(cluster ? { databaseUrl: cluster.url } : {}) };
  const { tills, token, userId } = await fill(settings, entries);
  const server = await startServer(cluster?.url, dataDir);
  try {
    const place = { cluster, address: server.address, token, folder };
    const receipts = concurrency.flatMap((connections) => measure(place, tills, connections));
    const [first] = tills;
    if (!first) throw new Error('Nothing to measure');
    const { storeId, firstCustomer } = first.till;
    const listening = { address: server.address, token, userId, storeId };
    return { receipts, delays: await pushDelays(listening, firstCustomer, pushes) };
  } finally {
    await server.stop();
    await assertSound(settings);
  }
}

const { cluster, folder } = await prepare();
const postgres = await run(cluster, sizes, folder);
const embedded = await run(undefined, embeddedSizes, folder);
const page = reportTill({ postgres, embedded, version: cluster.version, rounds, seconds, pushes });
writeFileSync('bench/results/TILL.md', page);
process.stdout.write(page);
