import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomWanted = 2_000_000_000;
/** What a run that was killed left; no run takes so long. */
const leftAfterMs = 12 * 60 * 60_000;

function tidy(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > leftAfterMs) rmSync(path, { recursive: true, force: true });
  }
}

/** The folder for what tests write for a while: in memory where there is room, for a disk is what most would wait for. */
export function scratchFolder(): string {
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  if (bavail * bsize < roomWanted) return tmpdir();
  const folder = join(memory, `pistos-tests-${process.getuid?.() ?? 0}`);
  // A PostgreSQL of a test's own is run by another user, in a folder of its own below this one.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  tidy(folder);
  return folder;
}
