// npm run bench:claims: makes codes, redeems them and lists claims on PostgreSQL; writes bench/results/CLAIMS.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { prepareDatabase } from '../server/bootstrap.ts';
import { type Database, openDatabase } from '../server/db/connection.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { addReader, addShops } from './catalogue.ts';
import { codesOf, type Generated, generate, type Place, type Redeemed, redeem } from './claims.ts';
import { type Measured, medianBy, put } from './load.ts';
import { prepare, say } from './prepare.ts';
import { table } from './report.ts';
import { startServer } from './server.ts';
import { noFiles } from './sql.ts';

const sizes = [10_000, 100_000, 1_000_000];
const tills = 64;
const seconds = 5;
const rounds = 3;
const lists = [1000, 1_000_000];

async function fill(databaseUrl: string, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrateDatabase(database);
  await prepareDatabase(database, noFiles, false);
  const [shop] = await addShops(database, [1]);
  if (!shop) throw new Error('Nothing to measure');
  const { companyId, storeId } = shop;
  const token = await addReader(database, [shop, { companyId, storeId: companyId }]);
  await database.db.execute(sql`update memberships set permissions = '{"*": true}'`);
  return { database, token, companyId, storeId };
}

/** How many codes were accepted more than once, which is none: each claim is redeemed in one receipt of a till. */
async function redeemedOf({ pool }: Database, couponId: number) {
  const { rows } = await pool.query(
    `select (select count(*)::int from claims where coupon_id = $1 and state = 'redeemed') as claims,
      (select coalesce(sum(redeemed), 0)::int from coupon_totals where coupon_id = $1) as counted`,
    [couponId],
  );
  return rows[0] as { claims: number; counted: number };
}

async function listed(place: Place, couponId: number, connections: number, folder: string) {
  const paths = ['', '&state=claimed', '&page=2'].map(
    (more) => `/api/companies/${place.companyId}/company-all-vouchers?coupon_id=${couponId}${more}`,
  );
  const { server, token } = place;
  const all: Measured[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const load = { address: server.address, paths, token, connections, seconds };
    const one = await put(load, folder);
    if (one.failures) throw new Error(`${one.failures} lists failed`);
    if (round > 0) all.push(one);
  }
  return medianBy(all, ({ p99 }) => p99);
}

const ms = (value: number) => value.toFixed(1);
const generatedRows = (rows: readonly Generated[]) =>
  table(
    ['codes', 'seconds', 'codes/s', 'memory before MB', 'highest MB'],
    rows.map((row) => [
      row.codes,
      ms(row.seconds),
      Math.round(row.codes / row.seconds),
      row.before,
      row.highest,
    ]),
  );
const redeemedRows = (rows: readonly (readonly [string, Redeemed])[]) =>
  table(
    ['codes', 'redemptions/s', 'p50 ms', 'p95 ms', 'p99 ms', 'accepted', 'refused'],
    rows.map(([name, row]) => [
      name,
      Math.round(row.perSecond),
      ms(row.p50),
      ms(row.p95),
      ms(row.p99),
      row.accepted,
      row.refused,
    ]),
  );

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const { database, token, companyId, storeId } = await fill(cluster.url, dataDir);
const server = await startServer(cluster.url, dataDir);
const place: Place = { server, token, companyId, storeId };
const made: Generated[] = [];
for (const codes of sizes) {
  say(`Making ${codes} codes`);
  made.push(await generate(place, codes));
}
const campaign = made.at(-1)?.couponId ?? 0;
const codes = await codesOf(place, campaign);
const unique = new Set(codes).size;
say(`${codes.length} codes, ${unique} of them different; redeeming`);
const once = redeem(place, codes, { tills, seconds, twice: false }, folder);
const rest = codes.slice(Math.ceil(once.accepted) + tills);
const before = await redeemedOf(database, campaign);
const twice = redeem(place, rest, { tills, seconds, twice: true }, folder);
const after = await redeemedOf(database, campaign);
const doubled = twice.accepted - (after.claims - before.claims);
say('Listing');
const small = await generate(place, lists[0] ?? 0);
const pages: (Measured & { connections: number; claims: number | undefined })[] = [];
for (const connections of [1, 8])
  for (const couponId of [small.couponId, campaign])
    pages.push({
      connections,
      claims: couponId === campaign ? lists[1] : lists[0],
      ...(await listed(place, couponId, connections, folder)),
    });
await server.stop();
await database.close();

const ratioAt = (connections: number) => {
  const own = pages.filter((page) => page.connections === connections);
  return (own[1]?.p99 ?? 0) / (own[0]?.p99 ?? 1);
};
const page = `# Claims measured

\`npm run bench:claims\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version}. Server, database and load generator (wrk) share the machine.

## Codes of a campaign, made in the background

${generatedRows(made)}

${codes.length} codes were downloaded, ${unique} of them different.

## ${tills} tills on one campaign

${redeemedRows([
  ['each once', once],
  ['each twice, one after the other', twice],
])}

- Accepted more than once: ${Math.max(0, doubled)}. Claims redeemed and counted: ${after.claims} and ${after.counted}.

## Lists of claims

A page of twelve with its total, of one campaign; medians of ${rounds} rounds of ${seconds} s.

${table(
  ['claims', 'connections', 'requests/s', 'p50 ms', 'p99 ms'],
  pages.map((each) => [
    each.claims ?? 0,
    each.connections,
    Math.round(each.perSecond),
    ms(each.p50),
    ms(each.p99),
  ]),
)}

${[1, 8].map((connections) => `- p99 at a million claims is ${ratioAt(connections).toFixed(2)}× that at a thousand with ${connections} connections: ${ratioAt(connections) <= 2 ? 'within 2×' : '**beyond 2×**'}.`).join('\n')}
`;
writeFileSync('bench/results/CLAIMS.md', page);
process.stdout.write(page);
process.exit(0);
