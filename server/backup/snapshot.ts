import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkpoints } from '../db/checkpoints.ts';
import type { Database } from '../db/connection.ts';
import { holdFiles } from './files-out.ts';
import { QuietCopy } from './quiet-copy.ts';
import { assertRoom } from './refused.ts';

const control = join('global', 'pg_control');
const log = 'pg_wal';
// What is made anew when a database starts, or is nobody's but a running one's.
const passing =
  /^(pg_wal|pg_stat_tmp|pg_notify|pg_subtrans|pg_replslot|pgsql_tmp.*|postmaster\.pid|pg_internal\.init)$/;

interface FileEntry {
  path: string;
  bytes: number;
}

/** The files below a folder, and the folders themselves, with what is passing left out. */
async function walk(root: string, below = '.'): Promise<{ folders: string[]; files: FileEntry[] }> {
  const folders = [below];
  const files: FileEntry[] = [];
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    const isIncluded = !passing.test(entry.name);
    if (entry.isDirectory() && !isIncluded) folders.push(path);
    else if (entry.isDirectory()) {
      const inner = await walk(root, path);
      folders.push(...inner.folders);
      files.push(...inner.files);
    } else if (isIncluded) {
      const { size } = await stat(join(root, path)).catch(() => ({ size: 0 }));
      files.push({ path, bytes: size });
    }
  }
  return { folders, files };
}

async function logSince(db: string, first: string): Promise<string[]> {
  const segments = (await readdir(join(db, log))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return segments
    .filter((name) => name >= first)
    .sort()
    .map((name) => join(log, name));
}

/**
 * Copies the embedded database of a folder as it runs: first what says from where its log has to be read,
 * then its files, each as it is when its turn comes, and at last that log, from which a database that is
 * started on the copy brings all of them to one moment, the end of copying. It is what PostgreSQL itself
 * does for a base backup. No statement waits for it: no checkpoint is made meanwhile, so that nothing of
 * the log is thrown away, and that is all. `folder` is that of whoever reads the copy, who deletes it.
 */
export async function takeSnapshot(
  { pool }: Pick<Database, 'pool'>,
  checkpoints: Checkpoints,
  dataDir: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const from = join(dataDir, 'db');
  const to = join(folder, 'db');
  await mkdir(to, { recursive: true, mode: 0o700 });
  await checkpoints.without(async () => {
    const { rows } = await pool.query<{ first: string }>(
      'select redo_wal_file as first from pg_control_checkpoint()',
    );
    const { folders, files } = await walk(from);
    await assertRoom(
      folder,
      files.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    const quiet = new QuietCopy();
    const copy = (path: string) => {
      signal.throwIfAborted();
      return quiet.copy(join(from, path), join(to, path));
    };
    try {
      await copy(control);
      for (const { path } of files) if (path !== control) await copy(path);
      for (const path of await logSince(from, rows[0]?.first ?? '')) await copy(path);
    } finally {
      await quiet.settle();
    }
  });
  await holdFiles(join(dataDir, 'files'), join(folder, 'files'));
}
