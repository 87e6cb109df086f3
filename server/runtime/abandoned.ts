import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isGone, ownerPattern, ownerTag } from './processes.ts';

/** What another machine or container left is taken for abandoned after so long. */
const othersMs = 24 * 3_600_000;

/** The end of a name that says which process works on what bears it; each is another. */
export const ownersEnding = () => `${ownerTag}-${randomUUID().slice(0, 8)}`;
const ending = new RegExp(`${ownerPattern}-[0-9a-f]{8}$`);

interface Sweep {
  /** Whether the name is of a kind that is swept. */
  isOurs: (name: string) => boolean;
  /** Whether the place is this machine's alone: what another one left is then abandoned at once. */
  alone: boolean;
}

function isOld(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false });
  // biome-ignore lint/plugin: the times of files are of this machine
  return !!facts && Date.now() - facts.mtimeMs > othersMs;
}

function isAbandoned(path: string, name: string, alone: boolean): boolean {
  const [, ...owner] = ending.exec(name) ?? [];
  if (!owner.length) return true;
  return isGone(...owner) || (isOthers(owner) && (alone || isOld(path)));
}

const isOthers = ([place]: readonly string[]) => !ownerTag.startsWith(`${place}-`);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function remove(path: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true });
    return true;
  } catch {
    // Nothing depends on it: the next start tries again.
    return false;
  }
}

/**
 * Deletes from a folder what killed processes were working on: what no process that is still there owns, by its name,
 * and what bears no owner's name at all. Answers how much there was.
 */
export function sweepAbandoned(folder: string, { isOurs, alone }: Sweep): number {
  const left = namesIn(folder).filter(
    (name) => isOurs(name) && isAbandoned(join(folder, name), name, alone),
  );
  return left.filter((name) => remove(join(folder, name))).length;
}
