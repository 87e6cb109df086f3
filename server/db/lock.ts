import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { makeFolder } from '../runtime/make-folder.ts';
import { began, isStill } from '../runtime/processes.ts';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const held = new Set<string>();

/** What stands in a lock besides the process. */
const passingWord = 'passing';

interface Holder {
  pid: number;
  passing: boolean;
}

function holder(text: string): Holder | undefined {
  const [pid = 0, since = '', word] = text.trim().split(' ');
  const id = Number(pid);
  if (!Number.isSafeInteger(id) || id <= 0 || !isStill(id, since)) return undefined;
  return { pid: id, passing: word === passingWord };
}

/** Another process has the folder. */
export class InUse extends Error {
  readonly pid: number;
  /** Whether it is a command that reads and ends, so that a server may wait for it. */
  readonly passing: boolean;

  constructor(folder: string, { pid, passing }: Holder) {
    super(
      `${folder} is in use by process ${pid}. Two servers on one folder lose data: stop that one, or give this one another DATA_DIR.`,
    );
    this.pid = pid;
    this.passing = passing;
  }
}

const inUse = (folder: string, holding: Holder) => new InUse(folder, holding);

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** False when another process has moved it first. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** A hard link either appears whole or not at all, so nobody reads a lock half written. */
function create(path: string, draft: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function clearStale(folder: string, path: string, aside: string): void {
  const other = read(path);
  if (other === undefined) return;
  const current = holder(other);
  if (current) throw inUse(folder, current);
  if (!move(path, aside)) return;
  const moved = read(aside) ?? '';
  const owner = holder(moved);
  // Another process took the stale lock over between the look and the move: it gets it back.
  if (owner) linkSync(aside, path);
  unlinkSync(aside);
  if (owner) throw inUse(folder, owner);
}

/**
 * Takes the folder for this process alone and answers how to give it back. A lock whose process is
 * dead is taken over; a live one is refused with InUse, naming folder and process. `passing` says that
 * this process only reads, and ends soon.
 */
export function lockFolder(dataFolder: string, passing = false): () => void {
  const folder = resolve(dataFolder);
  makeFolder(folder);
  if (held.has(folder)) throw inUse(folder, { pid: process.pid, passing: false });
  const path = join(folder, 'pistos.lock');
  const mine = `${path}.${process.pid}.${threadId}`;
  writeFileSync(mine, `${process.pid} ${began(process.pid)}${passing ? ` ${passingWord}` : ''}\n`);
  try {
    while (!create(path, mine)) clearStale(folder, path, `${mine}.stale`);
  } finally {
    rmSync(mine, { force: true });
  }
  held.add(folder);
  return () => {
    if (held.delete(folder)) rmSync(path, { force: true });
  };
}
