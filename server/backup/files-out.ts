import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, names } from './manifest.ts';
import type { Entry } from './tar.ts';

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
const uploaded = async (folder: string) => {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((name) => fileOf(names.file(name))).sort();
};

/**
 * Keeps what is uploaded at this moment from going away: names it anew in a folder beside, which takes
 * no room. Answers the folder to read from: the same one where the disk cannot do that.
 */
export async function holdFiles(folder: string, aside: string): Promise<string> {
  await rm(aside, { recursive: true, force: true });
  try {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    for (const name of await uploaded(folder))
      await link(join(folder, name), join(aside, name)).catch((error: unknown) => {
        // Deleted meanwhile, with the row that named it.
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    return aside;
  } catch {
    await rm(aside, { recursive: true, force: true });
    return folder;
  }
}

/** Every uploaded file, one after the other; one that goes away before its turn is left out. */
export async function* filesOf(folder: string): AsyncGenerator<Entry> {
  for (const name of await uploaded(folder)) {
    const file = await open(join(folder, name)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) continue;
    try {
      const { size } = await file.stat();
      // A stream of nothing would never be read, and never close what it reads from.
      const content = size ? file.createReadStream({ autoClose: false, end: size - 1 }) : [];
      yield { name: names.file(name), size, content };
    } finally {
      await file.close();
    }
  }
}
