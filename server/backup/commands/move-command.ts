import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Database, openDatabase } from '../../db/connection.ts';
import { holdsDatabase, movedIn } from '../../db/folder.ts';
import { InUse } from '../../db/lock.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { backupsOf, type Environment } from '../../runtime/environment.ts';
import type { Breach } from '../../tables/ledger-verifications.ts';
import { type Loaded, loadArchive } from '../load.ts';
import { type Draft, keepDraft, withDraft, writeDraft } from '../make.ts';
import { totalRows } from '../manifest.ts';
import { Refused } from '../refused.ts';
import { runCommand, say, worded } from '../run-command.ts';
import { atOneMoment } from '../session.ts';
import { nameOf, placeOf } from '../stored-backups.ts';
import { assertEmpty, fillPostgres } from '../targets.ts';
import { sayLedger } from './say-ledger.ts';

// pistos move postgres://…: from the embedded database to an empty PostgreSQL.

// In the database that it was moved to: which database it was.
const movedFact = 'moved_from';

function addressIn(args: readonly string[]): string {
  const [address] = args;
  if (address && /^postgres(ql)?:\/\//.test(address) && URL.canParse(address)) return address;
  throw new Refused('Where to? pistos move postgres://user:password@host:5432/database');
}

async function openFolder(dataDir: string): Promise<Database> {
  if (!holdsDatabase(dataDir))
    throw new Refused(`${dataDir} holds no embedded database. Is DATA_DIR right?`);
  try {
    return await openDatabase({ dataDir });
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    throw new Refused(
      `${dataDir} is in use by process ${error.pid}. Stop the server first: what it changed meanwhile would be lost.`,
    );
  }
}

/** Which embedded database this is, of all there are. */
async function identityOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  );
  return rows[0]?.id ?? '';
}

/** Which database was moved there before. Throws Refused where there is anything else. */
async function movedTo(address: string): Promise<string | undefined> {
  const target = await openDatabase({ databaseUrl: address, dataDir: '' });
  try {
    const table = await target.pool.query(`select to_regclass('public.installation') as name`);
    const fact = 'select value from installation where fact = $1';
    const moved = table.rows[0].name && (await target.pool.query(fact, [movedFact])).rows[0];
    if (!moved) await assertEmpty(target.pool);
    return moved?.value;
  } finally {
    await target.close();
  }
}

/** Keeps what is here in a file, and answers it with what its ledger says. */
async function keep(source: Database, dataDir: string, folder: string) {
  // biome-ignore lint/plugin: the name of a file on this machine
  const path = await placeOf(undefined, folder, nameOf(Date.now(), false));
  return atOneMoment(source, async (client) => {
    say('Verifying the ledger here');
    const breaches = await verifyLedger(client);
    say(`Backing up to ${path}`);
    const files = join(dataDir, 'files');
    const made = await withDraft(path, async (name) => {
      const draft = await writeDraft({ client, files, from: 'embedded' }, path, name);
      await keepDraft(draft);
      return draft;
    });
    return { breaches, made };
  });
}

const fillFrom = (
  address: string,
  { path, manifest, contents }: Draft,
  here: Breach[],
  id: string,
) =>
  fillPostgres(address, async (target) => {
    const checked = { manifest, contents };
    const loaded = await loadArchive({ ...target, files: undefined, say }, path, checked);
    if (!isDeepStrictEqual(loaded.breaches, here))
      throw new Error('The ledger there says something else than the one here. Nothing was moved.');
    await target.client.query('insert into installation (fact, value) values ($1, $2)', [
      movedFact,
      id,
    ]);
    return loaded;
  });

function finish(dataDir: string) {
  if (!existsSync(movedIn(dataDir)))
    writeFileSync(movedIn(dataDir), 'The data of this folder was moved to a PostgreSQL.\n');
  const files = join(dataDir, 'files');
  say(`Start with DATABASE_URL from now on. Uploaded files stay in ${files}.`);
}

function sayMoved({ rows, breaches }: Loaded, { contents }: Draft): number {
  const { plural } = worded;
  const count = plural(totalRows({ ...contents, rows }), 'row');
  say(`Moved: ${count} in ${plural(Object.keys(rows).length, 'table')}, as many as here.`);
  return sayLedger(breaches);
}

async function move(environment: Environment, args: readonly string[]): Promise<number> {
  const address = addressIn(args);
  if (environment.DATABASE_URL)
    throw new Refused(
      'DATABASE_URL is set, so the data is in a PostgreSQL. Leave it out to move the embedded database.',
    );
  const dataDir = resolve(environment.DATA_DIR);
  const before = await movedTo(address);
  const source = await openFolder(dataDir);
  const identity = await identityOf(source);
  if (before === identity) {
    say('This database was moved there before: nothing is left to do.');
    finish(dataDir);
    return 0;
  }
  if (before)
    throw new Refused(
      'That database is not empty: another one was moved there. Make an empty one.',
    );
  await migrateDatabase(source);
  const { made, breaches } = await keep(source, dataDir, backupsOf(environment).folder);
  const loaded = await fillFrom(address, made, breaches, identity);
  const code = sayMoved(loaded, made);
  finish(dataDir);
  await source.close();
  return code;
}

runCommand(move);
