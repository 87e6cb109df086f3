// npm run bench:matrix: opens and scrolls the matrix of 500 products in 50 stores; writes bench/results/MATRIX.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { prepareDatabase } from '../server/bootstrap.ts';
import { type Database, openDatabase } from '../server/db/connection.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { addReader } from './catalogue.ts';
import { scrollMatrix } from './matrix.ts';
import { prepare, say } from './prepare.ts';
import { table } from './report.ts';
import { startServer } from './server.ts';
import { noFiles } from './sql.ts';

const products = 500;
const stores = 50;

/** The demo's company with as many stores and products, each sold in each. */
async function fill({ db }: Database): Promise<number> {
  const result = await db.execute<{ id: number }>(
    sql`select min(store_id) as id from stores where kind = 'company' and store_id > 1`,
  );
  const companyId = result.rows[0]?.id ?? 0;
  await db.execute(sql`insert into stores (company_id, parent_id, kind, name, country_id, permissions)
    select ${companyId}, ${companyId}, 'store', 'Store ' || n, 300, '{}' from generate_series(5, ${stores}) n`);
  await db.execute(sql`insert into company_products (company_id, name, description, sku_number, retail_price, published, position)
    select ${companyId}, jsonb_build_object('el', 'Προϊόν ' || n, 'en', 'Product ' || n, 'it', 'Prodotto ' || n),
      '{"el": "", "en": "", "it": ""}', 'B-' || n, n, true, n from generate_series(41, ${products}) n`);
  await db.execute(sql`insert into products (company_id, store_id, parent_product_id, name, retail_price, published)
    select c.company_id, s.store_id, c.product_id, c.name, c.retail_price, true from company_products c
    join stores s on s.company_id = c.company_id and s.kind = 'store' where c.company_id = ${companyId}
    on conflict do nothing`);
  await db.execute(sql`analyze`);
  return companyId;
}

/** How long a page of a hundred rows takes the server, and how large its answer is. */
async function askFor(address: string, companyId: number, token: string) {
  const path = `/api/companies/${companyId}/products/store-products/products?page=3`;
  const took: number[] = [];
  let text = '';
  for (let n = 0; n < 20; n += 1) {
    const began = performance.now();
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
    text = await answer.text();
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  const kb = (bytes: number) => Math.round(bytes / 1000);
  return { ms: took[10] ?? 0, kb: kb(Buffer.byteLength(text)), gzipKb: kb(gzipSync(text).length) };
}

const { cluster, folder } = await prepare();
const dataDir = join(folder, 'data');
const database = await openDatabase({ databaseUrl: cluster.url, dataDir });
await migrateDatabase(database);
await prepareDatabase(database, noFiles, true);
const companyId = await fill(database);
const token = await addReader(database, [{ companyId, storeId: companyId }]);
await database.db.execute(sql`update memberships set permissions = '{"*": true}'`);
await database.close();
const server = await startServer(cluster.url, dataDir);
say('Scrolling');
const requests = await askFor(server.address, companyId, token);
const seen = await scrollMatrix(server.address, { companyId, token });
const rows = seen.map((each) => [
  each.speed,
  String(each.readyMs),
  String(each.frames),
  each.p95Ms.toFixed(1),
  each.longestMs.toFixed(1),
  String(each.longTasks),
  String(each.elements),
]);
const [cpu] = cpus();
const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`;
writeFileSync(
  'bench/results/MATRIX.md',
  `# The matrix measured

\`npm run bench:matrix\`, ${day}, on ${machine}, Node ${process.version}, ${cluster.version}. Chromium without a graphics card.

${products} products in ${stores} stores: ${products * stores} cells. A page of a hundred products with their cells takes the server
${requests.ms.toFixed(0)} ms (median of 20) and is ${requests.kb} kB, ${requests.gzipKb} kB gzipped.

Scrolled down to the last product and right to the last store in 240 steps, one a frame. A frame is long above 50 ms;
elements are those of the whole page, while it is scrolled.

${table(['browser', 'ready ms', 'frames', 'p95 frame ms', 'longest ms', 'long tasks', 'elements'], rows)}
`,
);
await server.stop();
cluster.remove();
