import { resolve } from 'node:path';
import { openDatabase } from '../../db/connection.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { withClient } from '../../db/transaction.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { verifyBilling } from './verify.ts';

const environment = readEnvironment(process.env);
const database = await openDatabase({
  databaseUrl: environment.DATABASE_URL,
  dataDir: resolve(environment.DATA_DIR),
});
try {
  await migrateDatabase(database);
  const { breaches, rows } = await withClient(database, async (client) => {
    // All of them look at the same moment, whatever is billed meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const found = await verifyBilling(client);
    const counted = await client.query<{ count: number }>(
      'select count(*)::int as count from billings',
    );
    await client.query('COMMIT');
    return { breaches: found, rows: counted.rows };
  });
  for (const { invariant, company_id, subject, detail } of breaches)
    process.stderr.write(`${invariant}: company ${company_id}, ${subject}: ${detail}\n`);
  process.stdout.write(
    breaches.length
      ? `${breaches.length} things are wrong in billing\n`
      : `${rows[0]?.count ?? 0} billings, every invariant holds\n`,
  );
  process.exitCode = breaches.length ? 1 : 0;
} finally {
  await database.close();
}
