// npm run bench:campaigns: receipts beside campaigns, previews, a send to many and draws on PostgreSQL; writes bench/results/CAMPAIGNS.md.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../../server/bootstrap.ts';
import { type Database, openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { startServerProcess } from '../../tests/support/process/server-process.ts';
import { addReader } from '../catalogue.ts';
import { addTill, type Till } from '../ledger.ts';
import { prepare, say } from '../prepare.ts';
import { noFiles } from '../sql.ts';
import { measureDraw } from './draws.ts';
import { crowd, measurePreview } from './preview.ts';
import { addCampaigns, measureReceipts } from './receipts.ts';
import { reportCampaigns } from './report.ts';
import { addReachable, measureSend, startTaker } from './sends.ts';

const counts = [0, 10, 50];
const receiptsLooked = 1_000_000;
const people = 100_000;
const kills = 3;
const load = { connections: 8, seconds: 5, rounds: 5 };

// A copy, so that a build made meanwhile does not change what is measured.
const copy = 'node_modules/.cache/pistos-bench';

const started = (databaseUrl: string, dataDir: string, gateway: string) => {
  rmSync(copy, { recursive: true, force: true });
  cpSync('dist', copy, { recursive: true });
  return startServerProcess({
    command: [join(copy, 'server/main.js')],
    dataDir,
    databaseUrl,
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'warn', SMS_GATEWAY_URL: gateway },
  });
};

const megabytesOf = (pid: number | undefined) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
};

async function fill(database: Database) {
  await migrateDatabase(database);
  await prepareDatabase(database, noFiles, false);
  const tills: Till[] = [];
  for (const _ of counts) tills.push(await addTill(database, 10_000));
  say(`Writing ${receiptsLooked} receipts`);
  const long = await addTill(database, receiptsLooked * 2);
  await crowd(database, long.companyId);
  const told = await addTill(database, 2);
  await database.pool.query('update customers set deleted_at = now() where company_id = $1', [
    told.companyId,
  ]);
  await addReachable(database, told.companyId, told.storeId, people);
  const places = [...tills, long, told];
  const token = await addReader(
    database,
    places.flatMap(({ companyId, storeId }) => [
      { companyId, storeId },
      { companyId, storeId: companyId },
    ]),
  );
  await database.pool.query(`update memberships set permissions = '{"*": true}'`);
  return { tills, long, told, token };
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
const { tills, long, told, token } = await fill(database);
const taker = await startTaker();
const server = await started(cluster.url, dataDir, taker.url);
const callerOf = ({ companyId }: Till) => ({ address: server.origin, token, companyId });

for (const [index, till] of tills.entries()) await addCampaigns(callerOf(till), counts[index] ?? 0);
const companies = tills.map((till, index) => ({ till, campaigns: counts[index] ?? 0 }));
const receipts = measureReceipts({ address: server.origin, token }, companies, load, folder);

say('Previews');
const previews = [
  { asked: 'every receipt', ...(await measurePreview(callerOf(long), {})) },
  {
    asked: 'in the morning, once a customer, aged 30 to 50',
    ...(await measurePreview(
      callerOf(long),
      { from_hour: 7, to_hour: 11 },
      {
        campaign_condition_id: 3,
        campaign_client_characteristic_id: 1,
        campaign_client_characteristic_options: { from_age: 30, to_age: 50 },
      },
    )),
  },
];

say('A draw');
const draw = await measureDraw(callerOf(long));

const memory = () => megabytesOf(server.pid);
const sends = [];
for (const times of [0, kills]) {
  say(`Telling ${people} customers, ${times} kills`);
  sends.push(await measureSend(callerOf(told), server, taker, { people, kills: times, memory }));
}
await server.stop();
await taker.close();
await database.close();
const page = reportCampaigns({
  ...{ receipts, previews, sends, people, receiptsLooked, load },
  draw,
  postgres: cluster.version,
});
writeFileSync('bench/results/CAMPAIGNS.md', page);
process.stdout.write(page);
process.exit(0);
