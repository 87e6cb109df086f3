// npm run bench:billing [subscriptions]: bills and charges many at once, and lists a million billings on PostgreSQL; writes bench/results/BILLING.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../../server/bootstrap.ts';
import { type Database, openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { addReader } from '../catalogue.ts';
import { prepare, say } from '../prepare.ts';
import { startServer } from '../server.ts';
import { noFiles } from '../sql.ts';
import { measureJob } from './job.ts';
import { addPast, measureLists } from './lists.ts';
import { reportBilling } from './report.ts';

const subscribers = Number(process.argv[2] ?? 100_000);
const billings = subscribers * 10;
const jobs = [
  { sellers: 100, subscribers: subscribers / 10, kills: 0 },
  { sellers: 1, subscribers, kills: 3 },
];
const stores = 20;

const idsOf = async ({ pool }: Database, text: string, companyId: number) => {
  const { rows } = await pool.query<{ id: number }>(text, [companyId]);
  return rows.map(({ id }) => id);
};

/** The seller with the most, and some of its buyers: the first has paid it for many years. */
async function sellerOf(database: Database, companyId: number) {
  const buyer = 'from subscriptions where company_id = $1 order by subscription_id';
  return {
    companyId,
    plans: await idsOf(
      database,
      'select store_subscription_plan_id::int as id from subscription_plans where company_id = $1',
      companyId,
    ),
    stores: await idsOf(database, `select store_id::int as id ${buyer} limit ${stores}`, companyId),
    subscriptions: await idsOf(
      database,
      `select subscription_id::int as id ${buyer} limit ${stores}`,
      companyId,
    ),
  };
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
await migrateDatabase(database);
await prepareDatabase(database, noFiles, false);
const server = await startServer(cluster.url, dataDir);
const measured = [];
for (const job of jobs) {
  say(`${job.subscribers} subscriptions of ${job.sellers} sellers, ${job.kills} kills`);
  measured.push(await measureJob(server, database, job));
}
const companyId = measured.at(-1)?.ids[0] ?? 0;
say(`Writing ${billings} billings`);
await addPast(database, companyId, billings);
const seller = await sellerOf(database, companyId);
const places = [companyId, ...seller.stores].map((storeId) => ({ companyId, storeId }));
const token = await addReader(database, places);
await database.pool.query(`update memberships set permissions = '{"*": true}'`);
const lists = await measureLists({ address: server.address, token }, seller, folder);
await server.stop();
await database.close();
const page = reportBilling({
  jobs: measured,
  lists,
  billings,
  subscriptions: subscribers,
  postgres: cluster.version,
});
writeFileSync('bench/results/BILLING.md', page);
process.stdout.write(page);
process.exit(0);
