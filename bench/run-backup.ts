// npm run bench:backup [customers]: backs the embedded database up while a till posts, restores it, and moves it to PostgreSQL; writes bench/results/BACKUP.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../server/bootstrap.ts';
import { connectEmbedded } from '../server/db/connection.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { addReader } from './catalogue.ts';
import { addPeople } from './customers.ts';
import { addTill, type Till } from './ledger.ts';
import { prepare, say } from './prepare.ts';
import { table } from './report.ts';
import { type Server, startServer } from './server.ts';
import { noFiles } from './sql.ts';

const customers = Number(process.argv[2] ?? 1_000_000);
const quietMs = 60_000;
const apartMs = 20;

/** So many customers, half as many receipts, and somebody at a till. */
async function fillFolder(dataDir: string) {
  const { host, stop } = await startEmbedded(dataDir, true);
  const database = connectEmbedded(host, stop);
  await migrateDatabase(database);
  await prepareDatabase(database, noFiles, false);
  const till = await addTill(database, customers);
  const client = await database.pool.connect();
  await client.query('set session_replication_role = replica');
  await addPeople(client, till, customers);
  await client.query(
    `insert into accounts (company_id, user_account_id)
      select company_id, user_account_id from customers on conflict do nothing`,
  );
  client.release(true);
  const token = await addReader(database, [{ companyId: till.companyId, storeId: till.storeId }]);
  const { rows } = await database.pool.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await database.pool.query('checkpoint');
  await database.close();
  return { till, token, bytes: rows[0]?.bytes ?? 0 };
}

/** Posts receipts one after the other until it is told to stop; answers how long each took. */
function keepPosting({ address }: Server, { till, token }: { till: Till; token: string }) {
  let going = true;
  const took: number[] = [];
  const post = async (n: number) => {
    const began = performance.now();
    const answer = await fetch(`${address}/api/stores/${till.storeId}/transactions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `bench-${began}-${n}`,
      },
      body: JSON.stringify({ user_account_id: till.firstCustomer + (n % 1000), amount: 12.5 }),
    });
    if (answer.status !== 201) throw new Error(`A receipt was answered ${answer.status}`);
    await answer.arrayBuffer();
    took.push(performance.now() - began);
  };
  const loop = async () => {
    for (let n = 0; going; n += 1) {
      await post(n);
      await new Promise((done) => setTimeout(done, apartMs));
    }
  };
  const looped = loop();
  return async () => {
    going = false;
    await looped;
    return took.sort((a, b) => a - b);
  };
}

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** One of the operator's commands: how long it took, and the most memory it had. */
async function command(name: string, args: readonly string[], dataDir: string) {
  const began = performance.now();
  const child = spawn(process.execPath, [`server/backup/${name}-command.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let memory = 0;
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      memory = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? memory * 1024) / 1024;
    } catch {
      // It has just ended.
    }
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { seconds: (performance.now() - began) / 1000, memory };
}

const { cluster, folder } = await prepare({ fsync: 'off' });
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
say(`Adding ${customers} customers`);
const filled = await fillFolder(dataDir);
const server = await startServer(undefined, dataDir);
say('Posting receipts, without a backup and with one');
const postFor = async (milliseconds: number) => {
  const stop = keepPosting(server, filled);
  await new Promise((done) => setTimeout(done, milliseconds));
  return stop();
};
// The first receipts warm up.
await postFor(quietMs / 2);
const quiet = await postFor(quietMs);
const stopPosting = keepPosting(server, filled);
const made = await command('backup', [], dataDir);
const meanwhile = await stopPosting();
await server.stop();
const [name = ''] = readdirSync(join(dataDir, 'backups'));
const file = join(dataDir, 'backups', name);
const size = statSync(file).size;
const restored = await command('restore', [file], join(folder, 'restored'));
rmSync(join(folder, 'restored'), { recursive: true });
const moving = join(folder, 'moving');
cpSync(dataDir, moving, { recursive: true });
const moved = await command('move', [cluster.url], moving);

const ms = (value: number) => value.toFixed(1);
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;
const latency = (label: string, sorted: readonly number[]) => [
  label,
  sorted.length,
  ms(part(sorted, 0.5)),
  ms(part(sorted, 0.99)),
  ms(sorted.at(-1) ?? 0),
];
const page = `# Backup and move measured

\`npm run bench:backup\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version} without fsync. Server, commands, PostgreSQL and the till share the machine.

An embedded database of ${customers} customers and ${customers / 2} receipts, ${mb(filled.bytes)}.

| command | took | memory | |
| --- | ---: | ---: | --- |
| \`npm run backup\`, while the server runs | ${minutes(made.seconds)} | ${Math.round(made.memory)} MB | ${mb(size)} |
| \`npm run restore\`, into an empty folder | ${minutes(restored.seconds)} | ${Math.round(restored.memory)} MB | rows counted, ledger verified |
| \`npm run move\`, to PostgreSQL | ${minutes(moved.seconds)} | ${Math.round(moved.memory)} MB | rows counted, ledger verified on both sides |

A till posts a receipt every ${apartMs} ms meanwhile, and waits for the answer:

${table(
  ['', 'receipts', 'p50 ms', 'p99 ms', 'longest ms'],
  [latency('without a backup', quiet), latency('during the backup', meanwhile)],
)}
`;
writeFileSync('bench/results/BACKUP.md', page);
process.stdout.write(page);
process.exit(0);
