import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Refused } from './refused.ts';

const stampOf = (ms: number) => new Date(ms).toISOString().replaceAll(/[:.]/g, '');
const ending = '.tar.gz';
const byTheServer = 'pistos-timed-';

/** How a backup is named that the server made by itself, or somebody else. */
export const nameOf = (ms: number, timed: boolean) =>
  `${timed ? byTheServer : 'pistos-'}${stampOf(ms)}${ending}`;

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Where a backup goes: to the file or folder that was named, else to the folder of backups. */
export async function placeOf(named: string | undefined, folder: string, name: string) {
  if (named === undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const inFolder = named === undefined || (await isFolder(named));
  const path = inFolder ? join(resolve(named ?? folder), name) : resolve(named);
  if (await exists(path)) throw new Refused(`${path} is there already. Name another file.`);
  return path;
}

/** Deletes what the server made by itself, but for the newest; what somebody else made stays. */
export async function keepNewest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(byTheServer)).sort();
  const whole = names.filter((name) => name.endsWith(ending));
  const old = whole.slice(0, Math.max(0, whole.length - keep));
  for (const name of old) await rm(join(folder, name), { force: true });
}
