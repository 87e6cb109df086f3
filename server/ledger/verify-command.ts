import { resolve } from 'node:path';
import { openDatabase } from '../db/connection.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { withClient } from '../db/transaction.ts';
import { readEnvironment } from '../runtime/environment.ts';
import { replayLedger } from './verify.ts';

const environment = readEnvironment(process.env);
const database = await openDatabase({
  databaseUrl: environment.DATABASE_URL,
  dataDir: resolve(environment.DATA_DIR),
});
try {
  await migrateDatabase(database);
  const { breaches, postings } = await withClient(database, async (client) => {
    await client.query('SET statement_timeout = 0');
    // Among a few ids at a time an index is right, whatever is known of the tables.
    await client.query('SET enable_seqscan = off');
    return replayLedger(client);
  });
  for (const { invariant, company_id, subject, detail } of breaches)
    process.stderr.write(`${invariant}: company ${company_id}, ${subject}: ${detail}\n`);
  process.stdout.write(
    breaches.length
      ? `${breaches.length} things are wrong in the ledger\n`
      : `${postings} postings replayed, every invariant holds\n`,
  );
  process.exitCode = breaches.length ? 1 : 0;
} finally {
  await database.close();
}
