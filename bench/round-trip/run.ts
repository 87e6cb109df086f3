// npm run bench:round-trip [customers]: exports customers in each language and format, imports each file back and looks for what changed; writes bench/results/ROUND-TRIP.md.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { languages } from '../../contract/engine/languages.ts';
import { exportFormats } from '../../contract/export-files/export-file.ts';
import { prepareDatabase } from '../../server/bootstrap.ts';
import { openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { addReader, addShops } from '../catalogue.ts';
import { prepare, say } from '../prepare.ts';
import { table } from '../report.ts';
import { startServer } from '../server.ts';
import { noFiles } from '../sql.ts';
import { addPeople } from './people.ts';
import { differences, empty, stateOf } from './state.ts';
import { exported, imported } from './trip.ts';

const count = Number(process.argv[2] ?? 10_000);

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
say(`Adding ${count} customers`);
await addPeople(database, shop, count);
const server = await startServer(cluster.url, dataDir);
const place = { address: server.address, token, companyId };
const rows: string[][] = [];
let isMet = true;
for (const language of languages)
  for (const format of exportFormats) {
    const before = await stateOf(database, companyId);
    const began = performance.now();
    const file = await exported(place, language, format);
    const exportedAt = performance.now();
    for (const isEmptied of [false, true]) {
      say(`${language} ${format}${isEmptied ? ', emptied' : ''}`);
      if (isEmptied) await empty(database, companyId);
      const from = performance.now();
      const outcome = await imported(place, language, file, `customers.${format}`);
      const seconds = (performance.now() - from) / 1000;
      const differs = differences(before, await stateOf(database, companyId));
      // What was emptied was changed, and is changed back.
      if (isEmptied) delete differs.updated_at;
      const { created, updated, skipped, rejected, dropped } = outcome;
      const wrong = created + rejected + dropped + Object.keys(differs).length;
      const isWhole = updated + skipped === count && (isEmptied || !updated);
      if (wrong || !isWhole) isMet = false;
      rows.push([
        `${language} ${format.toUpperCase()}${isEmptied ? ', emptied before' : ''}`,
        isEmptied ? '' : (file.size / 1e6).toFixed(1),
        isEmptied ? '' : ((exportedAt - began) / 1000).toFixed(1),
        seconds.toFixed(1),
        ...[created, updated, skipped, rejected, dropped].map(String),
        Object.entries(differs)
          .map(([name, customers]) => `${name} of ${customers}`)
          .join(', ') || 'nothing',
      ]);
    }
  }
await server.stop();
await database.close();

const page = `# Customers there and back

\`npm run bench:round-trip\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${cluster.version}. Server and database share the machine.

${count} customers with names of five alphabets, mobiles of five countries, cards of this programme and an earlier one, consents, attributes of
every type and points are exported as the panel does it. Each file is imported back as it is proposed, over those who are there: once as they are,
where nothing may be written, not even the moment of a change, and once after their columns and cards were emptied but for mobiles, and cards of
those without one, where all has to come back. All columns of the table of customers are compared, their cards and their points.

${table(
  [
    'file',
    'MB',
    'export, s',
    'import, s',
    'created',
    'changed',
    'unchanged',
    'rejected',
    'cells left out',
    'differs',
  ],
  rows,
)}

- Wanted: every customer found, and unchanged as long as nothing was emptied; nothing created, rejected, left out or different. ${isMet ? 'Met.' : 'Not met.'}
- Of the columns of an export these are not read back: the store of registration, the county, the day of the paper form, and what is counted. Points are
  given to new customers only.
`;
writeFileSync('bench/results/ROUND-TRIP.md', page);
process.stdout.write(page);
process.exit(0);
