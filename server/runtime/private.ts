import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const othersBits = 0o077;

/** From here on what this process makes is for its user alone: folders 0700, files 0600. */
export function makePrivately(): void {
  process.umask(othersBits);
}

/** Takes from everybody else what they may do with a file or folder of this user. Answers whether it had to. */
function narrowOne(path: string): boolean {
  try {
    const { mode, uid } = lstatSync(path);
    if (uid !== (process.getuid?.() ?? uid) || !(mode & othersBits)) return false;
    chmodSync(path, mode & 0o7700);
    return true;
  } catch {
    // Gone meanwhile, or on a disk that knows no modes.
    return false;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Takes from everybody else what they may do with a folder and all that is in it, as far as it is this user's; a link is
 * not followed. Answers how many files and folders others could use.
 */
export function narrowAll(folder: string): number {
  let narrowed = narrowOne(folder) ? 1 : 0;
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) narrowed += narrowAll(path);
    else if (entry.isFile() && narrowOne(path)) narrowed += 1;
  }
  return narrowed;
}

/** The same for the files of a folder that have such a name, and not for the folder. */
export const narrowFiles = (folder: string, isOurs: (name: string) => boolean): number =>
  entriesOf(folder).filter(
    (entry) => entry.isFile() && isOurs(entry.name) && narrowOne(join(folder, entry.name)),
  ).length;
