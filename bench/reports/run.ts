// npm run bench:reports [entries] [receipts]: the statistics of a year, closing a month and receipts beside roll-ups on PostgreSQL; writes bench/results/REPORTS.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../server/bootstrap.ts';
import { openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { sumDays } from '../../server/ledger/days.ts';
import { keepTimes } from '../../server/reports/keep-times.ts';
import { addReader } from '../catalogue.ts';
import { addTill, type Till } from '../ledger.ts';
import { prepare, say } from '../prepare.ts';
import { table } from '../report.ts';
import { startServer } from '../server.ts';
import { noFiles } from '../sql.ts';
import { measureRollUps } from './receipts.ts';
import { measureYear } from './statistics.ts';

const entries = Number(process.argv[2] ?? 10_000_000);
const receipts = Number(process.argv[3] ?? 1_000_000);
const most = { yearMs: 300, closing: 60, slower: 0.05 };
const stores = 20;
const products = 500;

/** The month before this one, by the company's clock as good as by ours. */
function lastMonth() {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return { name: at.toISOString().slice(0, 7), from: at.toISOString() };
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
await migrateDatabase(database);
await prepareDatabase(database, noFiles, false);
say(`A year of ${entries} entries`);
const year = await addTill(database, entries, { stores, products });
const month = lastMonth();
say(`A month of ${receipts} receipts`);
const busy = await addTill(database, receipts * 2, {
  from: `'${month.from}'::timestamptz + interval '1 day'`,
  over: `interval '27 days'`,
});
say('Summing the days');
const summing = performance.now();
await sumDays(database, Date.now());
const summed = (performance.now() - summing) / 1000;
say('Keeping months and days');
const keeping = performance.now();
await keepTimes(database, Date.now());
const kept = (performance.now() - keeping) / 1000;
await database.pool.query('vacuum analyze');
const placesOf = ({ companyId, storeId }: Till) => [
  { companyId, storeId: companyId },
  { companyId, storeId },
];
const token = await addReader(database, [...placesOf(year), ...placesOf(busy)]);
await database.pool.query(`update memberships set permissions = '{"*": true}'`);
const server = await startServer(cluster.url, dataDir);
const asking = { address: server.address, token, companyId: year.companyId };
const years = [];
const asked = [
  { path: '', query: '&compare=year', times: 200, askers: 4 },
  // What comes later than the page: months and days that are kept, and receipts of what is neither.
  { path: '/active-users', times: 20, askers: 1 },
  { path: '/leaders', times: 20, askers: 1 },
];
for (const what of asked) {
  const measured = await measureYear(asking, what);
  say(
    `statistics${what.path}: p50 ${measured.p50.toFixed(0)} ms, p99 ${measured.p99.toFixed(0)} ms`,
  );
  years.push(measured);
}

const began = performance.now();
const closed = await fetch(`${server.address}/api/companies/${busy.companyId}/store-debts/close`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ month: month.name }),
});
if (!closed.ok) throw new Error(`Closing was answered ${closed.status}: ${await closed.text()}`);
const closing = (performance.now() - began) / 1000;
say(`Closed in ${closing.toFixed(1)} s`);

const load = { address: server.address, token, till: busy, connections: 8, seconds: 8, rounds: 5 };
const { posted, counting } = await measureRollUps(database, load, folder);
await server.stop();
await database.close();

const [first] = years;
const [counted, bare] = posted.map(({ perSecond }) => perSecond);
const slower = 1 - (counted ?? 0) / (bare || 1);
const beyond = [
  ...(first && first.p99 > most.yearMs ? ['statistics'] : []),
  ...(closing > most.closing ? ['closing'] : []),
  ...(slower > most.slower ? ['roll-ups'] : []),
];
const page = `# Reports measured

\`npm run bench:reports\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version}. Server, database and whoever asks share the machine.

A year of ${entries} entries of the ledger in ${stores} stores, each receipt with one of ${products} products, each time up to another day, the statistics held against the year before:

${table(
  ['call', 'times', 'at once', 'p50 ms', 'p99 ms'],
  years.map(({ path, times, askers, p50, p99 }) => [
    `statistics${path}`,
    String(times),
    String(askers),
    p50.toFixed(0),
    p99.toFixed(0),
  ]),
)}

- Summing the days of ${entries + receipts * 2} entries for the first time, in the background: ${summed.toFixed(0)} s.
- Keeping the months and days of ${(entries + receipts * 2) / 2} receipts for the first time, in the background: ${kept.toFixed(0)} s.
- Closing a month of ${receipts} receipts: ${closing.toFixed(1)} s.

Receipts of a company with ${receipts} of them, ${load.connections} at a time, with what is done as each is posted to count it and without, in turns:

${table(
  ['roll-ups', 'receipts/s', 'p50 ms', 'p99 ms'],
  posted.map(({ kind, perSecond, p50, p99 }) => [
    kind,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
  ]),
)}

- Counting ${counting.receipts} of them in the background, which is done every minute: ${counting.ms.toFixed(0)} ms.
- Wanted: statistics of a year at most ${most.yearMs} ms at p99, a month closed in ${most.closing} s, at most ${most.slower * 100} % fewer receipts (${(slower * 100).toFixed(1)} %). Beyond: ${beyond.join(', ') || 'none'}.
`;
writeFileSync('bench/results/REPORTS.md', page);
process.stdout.write(page);
process.exit(0);
