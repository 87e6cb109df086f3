import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGone, ownerPattern, ownerTag } from './processes.ts';

const named = new RegExp(`^pistos-[a-z]+-${ownerPattern}-\\w{6}$`);

/** A new folder for what does not last, which nobody else may enter; its name tells whose it is. */
export const temporaryFolder = (purpose: string, among = tmpdir()): string =>
  mkdtempSync(join(among, `pistos-${purpose}-${ownerTag}-`));

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOurs(path: string): boolean {
  try {
    const stats = lstatSync(path);
    return stats.isDirectory() && stats.uid === (process.getuid?.() ?? stats.uid);
  } catch {
    return false;
  }
}

function remove(path: string): boolean {
  try {
    rmSync(path, { recursive: true });
    return true;
  } catch {
    // Nothing depends on it: the next start tries again.
    return false;
  }
}

/**
 * Removes what processes that are gone have left: folders of this user whose names tell of a process of
 * this machine that is there no more. Answers how many there were.
 */
export const removeAbandoned = (places: readonly string[] = [tmpdir(), '/tmp']): number =>
  [...new Set(places)].flatMap((place) =>
    entriesOf(place).filter((name) => {
      const [, ...owner] = named.exec(name) ?? [];
      const path = join(place, name);
      return owner.length > 0 && isGone(...owner) && isOurs(path) && remove(path);
    }),
  ).length;
