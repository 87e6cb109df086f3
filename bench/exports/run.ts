// npm run bench:exports [customers]: exports a million customers on PostgreSQL while lists are asked for; writes bench/results/EXPORTS.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../server/bootstrap.ts';
import { openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { addReader, addShops } from '../catalogue.ts';
import { addCustomers } from '../customers.ts';
import { prepare, say } from '../prepare.ts';
import { table } from '../report.ts';
import { type Server, startServer } from '../server.ts';
import { noFiles } from '../sql.ts';
import { askWhile } from './ask.ts';
import { exportOnce, type Place } from './export.ts';

const customers = Number(process.argv[2] ?? 1_000_000);
const idleMs = 15_000;
const most = { seconds: 60, megabytes: 100, slower: 2 };

/** What an export takes, and what lists take beside it. */
async function measure(server: Server, place: Place, format: 'csv' | 'xlsx') {
  say(`Lists alone, then beside ${format.toUpperCase()}`);
  const idle = server.memory().now;
  const pause = new Promise<void>((done) => setTimeout(done, idleMs));
  const alone = await askWhile(place, pause);
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, server.memory().now);
  }, 100);
  const making = exportOnce(place, format);
  const beside = await askWhile(place, making);
  clearInterval(watch);
  return { format, alone, beside, above: highest - idle, ...(await making) };
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
await migrateDatabase(database);
await prepareDatabase(database, noFiles, false);
const [shop] = await addShops(database, [100]);
if (!shop) throw new Error('Nothing to measure');
const { companyId } = shop;
const token = await addReader(database, [{ companyId, storeId: companyId }]);
await database.pool.query(`update memberships set permissions = '{"*": true}'`);
say(`Adding ${customers} customers`);
await addCustomers(database, shop, customers);
const server = await startServer(cluster.url, dataDir);
const place = { address: server.address, token, companyId };
await askWhile(place, new Promise<void>((done) => setTimeout(done, 3000)));
const measured = [await measure(server, place, 'csv'), await measure(server, place, 'xlsx')];
await server.stop();
await database.close();

const [csv] = measured;
const slower = (csv?.beside.p99 ?? 0) / (csv?.alone.p99 || 1);
const beyond = [
  ...(csv && csv.seconds > most.seconds ? ['seconds'] : []),
  ...(csv && csv.above > most.megabytes ? ['memory'] : []),
  ...(slower > most.slower ? ['lists'] : []),
];
const page = `# Exports measured

\`npm run bench:exports\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version}. Server, database and whoever asks share the machine.

All ${customers} customers with all their columns, from the call that starts it to the file that is ready. Meanwhile a page of
the same list is asked for twenty times a second, as alone for ${idleMs / 1000} s before.

${table(
  ['file', 'rows', 'seconds', 'MB', 'MB above idle', 'list p50 / p99 ms alone', 'beside it'],
  measured.map((each) => [
    each.format.toUpperCase(),
    String(each.rows),
    each.seconds.toFixed(1),
    (each.bytes / 1e6).toFixed(0),
    String(each.above),
    `${each.alone.p50.toFixed(1)} / ${each.alone.p99.toFixed(1)}`,
    `${each.beside.p50.toFixed(1)} / ${each.beside.p99.toFixed(1)}`,
  ]),
)}

- Wanted of CSV: at most ${most.seconds} s, ${most.megabytes} MB above idle, lists at most ${most.slower} times as slow at p99 (${slower.toFixed(1)}). Beyond: ${beyond.join(', ') || 'none'}.
`;
writeFileSync('bench/results/EXPORTS.md', page);
process.stdout.write(page);
process.exit(0);
