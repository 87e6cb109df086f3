import { join, resolve } from 'node:path';
import type { Environment } from '../../runtime/environment.ts';
import { checkArchive } from '../check.ts';
import { type Loaded, loadArchive } from '../load.ts';
import { totalRows } from '../manifest.ts';
import { Refused } from '../refused.ts';
import { runCommand, say, worded } from '../run-command.ts';
import { fillFolder, fillPostgres } from '../targets.ts';
import { sayLedger } from './say-ledger.ts';

// pistos restore FILE: into the empty PostgreSQL of DATABASE_URL, else into an empty DATA_DIR.

function sayLeftOut({ leftOut }: Loaded) {
  if (leftOut.length)
    say(`Left out, because these tables are not Pistos's: ${leftOut.join(', ')}.`);
}

async function restore(environment: Environment, args: readonly string[]): Promise<number> {
  const [named] = args;
  if (!named) throw new Refused('Which backup? pistos restore FILE');
  const path = resolve(named);
  const dataDir = resolve(environment.DATA_DIR);
  say(`Checking ${path}`);
  const checked = await checkArchive(path);
  const { plural } = worded;
  const { made_at, made_from, version } = checked.manifest;
  const from = made_from === 'embedded' ? 'the embedded database' : 'a PostgreSQL';
  say(`Whole: of ${from} at ${made_at}, made by ${version}.`);
  const files = join(dataDir, 'files');
  const fill = (target: Parameters<Parameters<typeof fillFolder>[1]>[0]) =>
    loadArchive({ ...target, files, say }, path, checked);
  const loaded = environment.DATABASE_URL
    ? await fillPostgres(environment.DATABASE_URL, fill)
    : await fillFolder(dataDir, fill);
  const rows = totalRows({ ...checked.contents, rows: loaded.rows });
  say(`Restored: ${plural(rows, 'row')} and ${plural(checked.contents.files, 'file')}.`);
  sayLeftOut(loaded);
  return sayLedger(loaded.breaches);
}

runCommand(restore);
