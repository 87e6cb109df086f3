import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those it lies in, as far as they are missing. Node's own way of doing so never ends
 * where the system denies that a folder is there in which it makes none, as in /proc. Throws what the
 * system says.
 */
export function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Somebody else made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}
