// npm run bench:webhooks [events]: tells fifty addresses, of which one hangs, of what happened, and kills the server on the way; on PostgreSQL; writes bench/results/WEBHOOKS.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareDatabase } from '../../server/bootstrap.ts';
import { type Database, openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { ask, type Caller } from '../campaigns/api.ts';
import { addReader, addShops, type Shop } from '../catalogue.ts';
import { addPeople } from '../customers.ts';
import { prepare, say } from '../prepare.ts';
import { table } from '../report.ts';
import { type Server, startServer } from '../server.ts';
import { noFiles } from '../sql.ts';
import { type Addresses, startAddresses } from './receiver.ts';

const events = Number(process.argv[2] ?? 1000);
const addresses = 50;
const lookMs = 50;
const longestMs = 15 * 60_000;
const kills = 3;

/** Customers who join, with the trigger that tells of it, as the product writes them. */
async function happen({ pool }: Database, where: { companyId: number; storeId: number }) {
  const client = await pool.connect();
  await addPeople(client, where, events);
  client.release();
}

interface Telling {
  readonly server: Server;
  readonly told: Addresses;
  readonly kills: number;
}

/** Until every address that answers was told of everything; takes the server away so many times on the way. */
async function untilTold({ server, told, kills: wanted }: Telling) {
  const began = performance.now();
  let killed = 0;
  for (;;) {
    await pause(lookMs);
    const fewest = told.fewest();
    if (fewest >= events) return { seconds: (performance.now() - began) / 1000, killed };
    if (performance.now() - began > longestMs) throw new Error(`Only ${fewest} of ${events} came`);
    if (killed < wanted && told.messages() >= (events * addresses * (killed + 1)) / (wanted + 1)) {
      killed += 1;
      await server.kill();
      say(`Killed after ${told.messages()} messages`);
      await server.start();
    }
  }
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
await migrateDatabase(database);
// Addresses of this machine are http, which only a demo tells.
await prepareDatabase(database, noFiles, true);
const [first, second] = await addShops(database, [10, 20]);
if (!first || !second) throw new Error('Nothing to measure');
const places = [first, second].map(({ companyId }) => ({ companyId, storeId: companyId }));
const token = await addReader(database, places);
await database.pool.query(`update memberships set permissions = '{"*": true}'`);
process.env.ALLOW_PRIVATE_ADDRESSES = '1';
const server = await startServer(cluster.url, dataDir);
const told = await startAddresses(addresses);

async function measure({ companyId, storeId }: Shop, wanted: number) {
  const caller: Caller = { address: server.address, token, companyId };
  for (const [n, url] of told.urls.entries())
    await ask(caller, 'POST', '/events/webhooks', {
      name: `Bench ${n}`,
      url,
      events: ['customer.created'],
    });
  told.forget();
  await happen(database, { companyId, storeId });
  const { seconds, killed } = await untilTold({ server, told, kills: wanted });
  const messages = told.messages();
  const delivered = events * (addresses - 1);
  say(`${delivered} in ${seconds.toFixed(1)} s, killed ${killed} times`);
  await database.pool.query('update webhooks set active = false');
  return { killed, seconds, delivered, again: messages - delivered };
}

const measured = [await measure(first, 0), await measure(second, kills)];
told.close();
await server.stop();
await database.close();
const page = `# Webhooks measured

\`npm run bench:webhooks\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version}. Server, database and receivers share the machine.

${events} customers join at one moment, and ${addresses} addresses are to be told of each; one of them never answers. Measured until each of
the others was told of every one, and again with the server taken away by \`kill -9\` on the way.

${table(
  ['killed', 'messages', 'seconds', 'messages/s', 'lost', 'told again'],
  measured.map(({ killed, delivered, seconds, again }) => [
    String(killed),
    String(delivered),
    seconds.toFixed(1),
    (delivered / seconds).toFixed(0),
    '0',
    String(again),
  ]),
)}

- What was on its way when the server was killed is told again under the same \`webhook-id\`, a minute later.
`;
writeFileSync('bench/results/WEBHOOKS.md', page);
process.stdout.write(page);
process.exit(0);
