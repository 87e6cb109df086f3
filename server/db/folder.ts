import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** There while a new database is being made: what was made by then is worth nothing. */
const making = (folder: string) => join(folder, 'db.making');
const databaseOf = (folder: string) => join(folder, 'db');
const isDatabase = (folder: string) => existsSync(join(databaseOf(folder), 'PG_VERSION'));

function entriesOf(path: string): string[] {
  return existsSync(path) ? readdirSync(path) : [];
}

/**
 * Makes room for the database of a folder, where there is none yet; answers whether it is new. Throws
 * where something lies there that is no whole database: made anew, it would be gone for good.
 */
export function prepareFolder(folder: string): boolean {
  const path = databaseOf(folder);
  if (existsSync(making(folder))) rmSync(path, { recursive: true, force: true });
  if (isDatabase(folder)) return false;
  if (entriesOf(path).length)
    throw new Error(
      `${path} is not empty, and it is no whole database: PG_VERSION is missing. Restore a backup, or name another DATA_DIR.`,
    );
  mkdirSync(path, { recursive: true, mode: 0o700 });
  writeFileSync(making(folder), '');
  return true;
}

/** Says that the new database is whole, and on the disk. */
export const finishFolder = (folder: string) => rmSync(making(folder), { force: true });

/** Beside the folder, so that it stays where a disk is not mounted or the folder is deleted. */
const markerOf = (folder: string) => `${resolve(folder)}.pistos`;

/**
 * Throws where the folder held a database before and holds none now: a programme that is lost must not
 * become an empty one, or a demo whose passwords everybody knows, without a word.
 */
export function refuseLost(folder: string): void {
  const marker = markerOf(folder);
  if (isDatabase(folder) || !existsSync(marker)) return;
  throw new Error(
    `${resolve(folder)} held a database before, and holds none now. Is its disk there? Bring it back or restore a backup; to begin anew, delete ${marker}.`,
  );
}

/** Notes that the folder holds a database. Where nothing may be written beside it, that is left out. */
export function noteFolder(folder: string): void {
  try {
    writeFileSync(markerOf(folder), 'The folder of this name holds the data of Pistos.\n');
  } catch {
    // Only a help to whoever loses the folder.
  }
}
