import { runReading } from '../db/reading-command.ts';
import { withClient } from '../db/transaction.ts';
import { replayLedger } from './verify.ts';

await runReading(async (database) => {
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
  return breaches.length ? 1 : 0;
});
