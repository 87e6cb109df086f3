import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../runtime/make-folder.ts';

/** There while a new database is being made: what was made by then is worth nothing. */
const making = (folder: string) => join(folder, 'db.making');
const databaseOf = (folder: string) => join(folder, 'db');
const isDatabase = (folder: string) => existsSync(join(databaseOf(folder), 'PG_VERSION'));

/** Whether the folder has a database, and a whole one. */
export const holdsDatabase = (folder: string) => isDatabase(folder) && !existsSync(making(folder));

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
  makeFolder(path, 0o700);
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
function refuseLost(folder: string): void {
  const marker = markerOf(folder);
  if (isDatabase(folder) || !existsSync(marker)) return;
  throw new Error(
    `${resolve(folder)} held a database before, and holds none now. Is its disk there? Bring it back or restore a backup; to begin anew, delete ${marker}.`,
  );
}

/** Where a backup is restored, until it is whole. */
export const restoringIn = (folder: string) => join(folder, 'restoring');
/** There once the data was moved to a PostgreSQL. */
export const movedIn = (folder: string) => join(folder, 'db.moved');

/**
 * Throws where a start would begin with something else than the operator means: with an empty database where
 * one is lost or half restored, with the old one where its data was moved to a PostgreSQL.
 */
export function refuseUnmeant(folder: string): void {
  const restoring = restoringIn(folder);
  if (existsSync(restoring) && !isDatabase(folder))
    throw new Error(
      `A backup was being restored into ${resolve(folder)}, and that was not finished. Run the same restore again; to begin without it, delete ${resolve(restoring)}.`,
    );
  refuseLost(folder);
  const moved = movedIn(folder);
  if (existsSync(moved))
    throw new Error(
      `The data of ${resolve(folder)} was moved to a PostgreSQL: set DATABASE_URL. To go on with what was left here, delete ${resolve(moved)}.`,
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
