import { resolve } from 'node:path';
import { type Database, openDatabase } from '../../db/connection.ts';
import { InUse } from '../../db/lock.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { withClient, withTransaction } from '../../db/transaction.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { postRepair, repairsOf, repairText } from './repair.ts';
import { verifyBilling } from './verify.ts';

const environment = readEnvironment(process.env);
const wants = (flag: string) => process.argv.includes(flag);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** The database, or nothing where a server has its folder, which is said in a sentence. */
async function open(): Promise<Database | undefined> {
  const dataDir = resolve(environment.DATA_DIR);
  try {
    return await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir });
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    process.stderr.write(
      `${dataDir} is in use by process ${error.pid}. Stop the server first, or use PostgreSQL: only one process has the embedded database.\n`,
    );
    return undefined;
  }
}

/** Shows what a repair would post, and posts it where that is wished for. */
async function repair(database: Database) {
  await withTransaction(database, async (client) => {
    const repairs = await repairsOf(client);
    for (const each of repairs) {
      print(repairText(each));
      if (wants('--yes')) await postRepair(client, each);
    }
    if (!repairs.length) print('There is nothing to repair.');
    else if (wants('--yes')) print(`${repairs.length} refunds are posted`);
    else print('Nothing is posted yet. To post it: pistos verify billing --repair --yes');
  });
}

async function verify(database: Database) {
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
  print(
    breaches.length
      ? `${breaches.length} things are wrong in billing`
      : `${rows[0]?.count ?? 0} billings, every invariant holds`,
  );
  process.exitCode = breaches.length ? 1 : 0;
}

const database = await open();
if (database) {
  try {
    await migrateDatabase(database);
    if (wants('--repair')) await repair(database);
    await verify(database);
  } finally {
    await database.close();
  }
} else process.exitCode = 2;
