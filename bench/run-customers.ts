// npm run bench:customers: lists a million customers on PostgreSQL, and what keeping changes costs; writes bench/results/CUSTOMERS.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { prepareDatabase } from '../server/bootstrap.ts';
import { attributed } from '../server/db/attributed.ts';
import { type Database, openDatabase } from '../server/db/connection.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { addReader, addShops } from './catalogue.ts';
import { addCustomers, askFor, queries } from './customers.ts';
import { measureList } from './panels.ts';
import { prepare, say } from './prepare.ts';
import { table } from './report.ts';
import { startServer } from './server.ts';
import { noFiles } from './sql.ts';

const customers = 1_000_000;
const seconds = 4;
const changes = 1000;
const most = 100;

const ms = (value: number) => value.toFixed(1);

async function timed(changed: (n: number) => Promise<unknown>) {
  const began = performance.now();
  for (let n = 0; n < changes; n += 1) await changed(n);
  return (performance.now() - began) / changes;
}

/** What one change of a price takes: as it is, attributed and kept, and in a transaction that keeps nothing. */
async function costOf(database: Database) {
  const change = (db: Database['db'], n: number) =>
    db.execute(sql`update products set retail_price = ${n} where product_id = 1`);
  const by = attributed(database, {
    user_id: 1,
    store_id: 3,
    address: '127.0.0.1',
    call: 'PUT /stores',
  });
  await database.db.execute(sql`alter table products disable trigger products_keep_change`);
  const bare = await timed((n) => change(database.db, n));
  await database.db.execute(sql`alter table products enable trigger products_keep_change`);
  const kept = await timed((n) => change(by.db, n));
  return { bare, kept };
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
await migrateDatabase(database);
await prepareDatabase(database, noFiles, false);
const [shop] = await addShops(database, [100]);
if (!shop) throw new Error('Nothing to measure');
const { companyId, storeId } = shop;
const token = await addReader(database, [{ companyId, storeId: companyId }]);
await database.db.execute(sql`update memberships set permissions = '{"*": true}'`);
say(`Adding ${customers} customers`);
await addCustomers(database, shop, customers);
const server = await startServer(cluster.url, dataDir);
const rows: { name: string; p50: number; p99: number }[] = [];
for (const [name, query] of Object.entries(queries)) {
  say(name);
  const place = { address: server.address, token, companyId };
  const { p50, p99, failures } = await askFor(place, query, folder, seconds);
  if (failures) throw new Error(`${failures} lists failed`);
  rows.push({ name, p50, p99 });
}
const painted = await measureList(server.address, token, 'customers/customers-tab');
const { bare, kept } = await costOf(database);
await server.stop();
await database.close();

const beyond = rows.filter(({ p99 }) => p99 > most).map(({ name }) => name);
const page = `# Customers measured

\`npm run bench:customers\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version}. Server, database and load generator (wrk) share the machine.

## A page of ${customers} customers, store ${storeId}, over one connection

Sixty values of each filter one after the other for ${seconds} s, the first time included.

${table(
  ['filter', 'p50 ms', 'p99 ms'],
  rows.map(({ name, p50, p99 }) => [name, ms(p50), ms(p99)]),
)}

- Beyond ${most} ms at p99: ${beyond.join(', ') || 'none'}.
- First rows painted in Chromium with an empty cache, from the address to the rows: ${painted} ms (median of five).

## What the audit log costs

One change of a price, ${changes} times: ${ms(bare)} ms without it, ${ms(kept)} ms with who is at work and what stood before and after.
`;
writeFileSync('bench/results/CUSTOMERS.md', page);
process.stdout.write(page);
process.exit(0);
