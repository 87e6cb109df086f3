import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { backupsOf, type Environment } from '../../runtime/environment.ts';
import { type Made, makeBackup } from '../make.ts';
import { totalRows } from '../manifest.ts';
import { assertRoom } from '../refused.ts';
import { runCommand, say, worded } from '../run-command.ts';
import { withSource } from '../sources.ts';
import { keepNewest, nameOf, placeOf } from '../stored-backups.ts';

// pistos backup [FILE or FOLDER]. The server calls it with --timed, for those that it makes by itself.
const timedFlag = '--timed';
const timed = process.argv.includes(timedFlag);

const lastOf = ({ path, bytes, manifest, contents }: Made) => ({
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

async function backUp(environment: Environment, args: readonly string[]): Promise<number> {
  const { folder, keep } = backupsOf(environment);
  const began = Date.now();
  const named = args.find((each) => each !== timedFlag);
  const path = await placeOf(named, folder, nameOf(began, timed));
  await assertRoom(dirname(path), 0);
  const { bytes, rows, files } = await withSource(
    environment,
    async (source) => lastOf(await makeBackup(source, path)),
    async (last, note) => {
      await note(last);
      return last;
    },
  );
  if (timed) await keepNewest(folder, keep);
  const { size, plural } = worded;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(`${path}: ${plural(rows, 'row')} and ${plural(files, 'file')} in ${size(bytes)}.`);
  say(`Made and read again in ${seconds} s.`);
  return 0;
}

stepBack();
runCommand(backUp, timed);
