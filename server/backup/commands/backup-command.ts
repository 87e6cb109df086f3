import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { backupsOf, type Environment } from '../../runtime/environment.ts';
import { type Draft, keepDraft, withDraft, writeDraft } from '../make.ts';
import { totalRows } from '../manifest.ts';
import { assertRoom } from '../refused.ts';
import { runCommand, say, worded } from '../run-command.ts';
import { noteBackup } from '../source/note.ts';
import { withSource } from '../source/sources.ts';
import { keepNewest, nameOf, placeOf } from '../stored-backups.ts';
import { verifyDraft } from '../verify-draft.ts';
import { sweepDrafts } from '../work-folders.ts';

// pistos backup [--fast] [FILE or FOLDER]. The server calls it with --timed, for those that it makes by itself.
const flags = { timed: '--timed', fast: '--fast' };
const timed = process.argv.includes(flags.timed);
const isFlag = (word: string) => Object.values(flags).includes(word);

const lastOf = ({ path, bytes, manifest, contents }: Draft) => ({
  at: manifest.made_at,
  name: path.slice(dirname(path).length + 1),
  bytes,
  rows: totalRows(contents),
  files: contents.files,
});

/** Lets everybody else go first: for the processor, and when memory runs out. */
function stepBack() {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    writeFileSync('/proc/self/oom_score_adj', '900');
  } catch {
    // Where that may not be, it takes its turn like the others.
  }
}

/** Restores a draft; answers what there is to say of it. */
async function verified(draft: Draft, dataDir: string): Promise<string[]> {
  const breaches = await verifyDraft(dataDir, draft);
  const sound =
    'Restored and verified: each row is there, and every invariant of the ledger holds.';
  const unsound = `Restored: each row is there. ${breaches.length} things are wrong in the ledger, as they are in the database: pistos verify ledger names them.`;
  return [breaches.length ? unsound : sound];
}

async function backUp(environment: Environment, args: readonly string[]): Promise<number> {
  const { folder, keep } = backupsOf(environment);
  const dataDir = resolve(environment.DATA_DIR);
  const began = performance.now();
  const fast = !timed && args.includes(flags.fast);
  const named = args.find((each) => !isFlag(each));
  // biome-ignore lint/plugin: the name of a file on this machine
  const path = await placeOf(named, folder, nameOf(Date.now(), timed));
  sweepDrafts(dirname(path), false);
  await assertRoom(dirname(path), 0);
  const { last, words } = await withDraft(path, async (name) => {
    const draft = await withSource(environment, (source) => writeDraft(source, path, name));
    const words = fast
      ? ['Made and read again, but not restored: --fast leaves that out.']
      : await verified(draft, dataDir);
    await keepDraft(draft);
    return { last: lastOf(draft), words };
  });
  if (!(await noteBackup(environment, last)))
    words.push(
      'The database could not be written to, so that the panel does not name this backup.',
    );
  if (timed) await keepNewest(folder, keep);
  const { size, plural } = worded;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { rows, files, bytes } = last;
  say(`${path}: ${plural(rows, 'row')} and ${plural(files, 'file')} in ${size(bytes)}.`);
  for (const line of [...words, `It took ${seconds} s.`]) say(line);
  return 0;
}

stepBack();
runCommand(backUp, timed);
