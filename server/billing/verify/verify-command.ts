import type { Database } from '../../db/connection.ts';
import { runReading } from '../../db/reading-command.ts';
import { withClient, withTransaction } from '../../db/transaction.ts';
import { postRepair, repairsOf, repairText } from './repair.ts';
import { verifyBilling } from './verify.ts';

const wants = (flag: string) => process.argv.includes(flag);
const print = (text: string) => process.stdout.write(`${text}\n`);

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

async function verify(database: Database): Promise<number> {
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
  return breaches.length ? 1 : 0;
}

await runReading(async (database) => {
  if (wants('--repair')) await repair(database);
  return verify(database);
});
