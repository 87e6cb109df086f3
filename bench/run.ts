// npm run bench: measures the built product on a PostgreSQL of its own and writes bench/results/RESULTS.md.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../server/db/connection.ts';
import { addReader, addShops, type Shop } from './catalogue.ts';
import { generator, type Measured, medianBy, put, putSql } from './load.ts';
import { measurePanels } from './panels.ts';
import { type Cluster, prepare, say } from './prepare.ts';
import { type ListResult, report } from './report.ts';
import { type Server, startServer } from './server.ts';
import { pathsOf, pgbenchScript, statementsOf } from './sql.ts';

const sizes = [1_000, 100_000, 1_000_000];
const concurrency = [1, 8, 32];
const rounds = 3;
const seconds = 5;

interface Bench {
  cluster: Cluster;
  server: Server;
  token: string;
  folder: string;
}

interface Measuring {
  shop: Shop;
  script: string;
  statements: number;
}

/** Sizes take turns within each round, so that whatever else the machine does touches all alike. */
async function measureLists(bench: Bench, all: readonly Measuring[], connections: number) {
  const { cluster, server, token, folder } = bench;
  const loadOf = ({ shop }: Measuring) => {
    return { address: server.address, paths: pathsOf(shop), token, connections, seconds };
  };
  const rows = all.map((each) => ({ each, own: [] as Measured[], pgbench: [] as number[] }));
  for (const { each } of rows) await put({ ...loadOf(each), seconds: 2 }, folder);
  for (let round = 0; round < rounds; round += 1)
    for (const { each, own, pgbench } of rows) {
      own.push(await put(loadOf(each), folder));
      pgbench.push(putSql(cluster, each.script, { connections, seconds }, folder));
    }
  return rows.map(({ each: { shop, statements }, own, pgbench }): ListResult => {
    const failures = own.reduce((sum, each) => sum + each.failures, 0);
    if (failures) throw new Error(`${failures} calls failed`);
    const middle = medianBy(own, ({ p99 }) => p99);
    const { products } = shop;
    say(`${products} products, ${connections} connections: p99 ${middle.p99.toFixed(1)} ms`);
    const sql = medianBy(pgbench, (each) => each);
    return { ...middle, failures, products, connections, statements, pgbench: sql };
  });
}

async function measure(cluster: Cluster, folder: string) {
  const server = await startServer(cluster.url);
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  try {
    await setTimeout(3000);
    const idle = server.memory().now;
    say('Loading products');
    const shops = await addShops(database, sizes);
    const token = await addReader(database, shops);
    const all: Measuring[] = [];
    for (const shop of shops) {
      const statements = await statementsOf(database, shop, token);
      const script = pgbenchScript(statements, shop);
      all.push({ shop, script, statements: statements.length });
    }
    const lists: ListResult[] = [];
    for (const connections of concurrency)
      lists.push(...(await measureLists({ cluster, server, token, folder }, all, connections)));
    const memory = { idle, loaded: server.memory().highest };
    say('Measuring the panels');
    const panels = await measurePanels(server);
    return { lists, memory, panels };
  } finally {
    await database.close();
    await server.stop();
  }
}

const { cluster, folder } = await prepare();
const measured = await measure(cluster, folder);
const page = report({ ...measured, generator, postgres: cluster.version, rounds, seconds });
writeFileSync('bench/results/RESULTS.md', page);
process.stdout.write(page);
