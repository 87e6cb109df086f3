import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ownersEnding, sweepAbandoned } from '../runtime/abandoned.ts';

/** What a backup works in, within the folder of the data. */
const purposes = ['snapshot', 'held', 'verifying'] as const;
type Purpose = (typeof purposes)[number];

const named = new RegExp(`^(${purposes.join('|')})(-[\\w-]+)?$`);
// Drafts of version 0.2.0 name no process.
const draftName = /(\.draft-[0-9a-f]{8}-\d+-\d*-[0-9a-f]{8}|^pistos-.*\.tar\.gz\.draft)$/;

/**
 * Gives work a folder of its own, whose name says which process reads it: no other process deletes it while that one
 * lives. It is gone afterwards, also where the process is told to end.
 */
export async function withWorkFolder<T>(
  dataDir: string,
  purpose: Purpose,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, `${purpose}-${ownersEnding()}`);
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', tidy);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await work(folder);
  } finally {
    process.off('exit', tidy);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a folder is one that a command of this folder of data may have a copy made in. */
export const isSnapshotFolder = (dataDir: string, folder: string) =>
  dirname(folder) === dataDir && /^snapshot-[\w-]+$/.test(basename(folder));

/** The name of a backup that is not finished; it says which process makes it. */
export const draftOf = (path: string) => `${path}.draft-${ownersEnding()}`;

/** Deletes the drafts of backups whose process is gone. */
export const sweepDrafts = (backups: string, alone: boolean): number =>
  sweepAbandoned(backups, { isOurs: (name) => draftName.test(name), alone });

/** Deletes what killed backups left; `alone` where no other machine uses these folders. */
export const sweepBackups = (dataDir: string, backups: string, alone: boolean): number =>
  sweepAbandoned(dataDir, { isOurs: (name) => named.test(name), alone }) +
  sweepDrafts(backups, alone);
