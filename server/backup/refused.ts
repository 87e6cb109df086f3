import { statfs } from 'node:fs/promises';
import type { BackupFailure } from '../../contract/backup/backups.ts';
import { databaseError, isPassing } from '../runtime/database-errors.ts';

/** What cannot be done; the message says why, and what to do about it. */
export class Refused extends Error {
  readonly reason: BackupFailure;

  constructor(message: string, reason: BackupFailure = 'other') {
    super(message);
    this.reason = reason;
  }
}

const again = 'Copy it again from where it was made, or take an earlier backup.';

export const refusals = {
  missing: (path: string) => new Refused(`There is no file ${path}.`),
  foreign: (path: string) =>
    new Refused(`${path} is no backup of Pistos. pistos backup makes one, named pistos-….tar.gz.`),
  cutOff: (path: string) => new Refused(`${path} is cut off: its end is missing. ${again}`),
  altered: (path: string) =>
    new Refused(`${path} is not as it was made: its checksum differs. ${again}`),
  incomplete: (path: string) =>
    new Refused(`${path} does not hold all the rows and files that it names. ${again}`),
};

const reasons: Record<string, BackupFailure> = {
  ENOSPC: 'no_room',
  EDQUOT: 'no_room',
  '53100': 'no_room',
  EACCES: 'not_allowed',
  EPERM: 'not_allowed',
  EROFS: 'not_allowed',
};

/** Why something failed, as far as whoever reads it can do something. */
export function reasonOf(error: unknown): BackupFailure {
  if (error instanceof Refused) return error.reason;
  const known = reasons[databaseError(error)?.code ?? ''];
  return known ?? (isPassing(error) ? 'database' : 'other');
}

/** So much stays free: whoever fills a disk loses more than a backup. */
const spared = 200 * 2 ** 20;
const megabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);

/** Throws where so many bytes more would leave a disk nearly full. */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + spared) return;
  throw new Refused(
    `${folder} has ${megabytes(free)} MB free, and ${megabytes(bytes + spared)} MB are wanted. Make room, or name another folder.`,
    'no_room',
  );
}
