import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnEnded } from './spawn-ended.ts';

/** What is built or kept beside the sources, and is none of them. */
const besides = ['.git', '.cache', '.vitest', 'dist', 'data', 'release', 'node_modules'];
/** What of a changed project the compiler looks at: its tests are those of before. */
const product = { extends: './tsconfig.json', include: ['contract', 'server', 'src'] };

export interface ProjectCopy {
  readonly folder: string;
  /** Runs a command in it to its end: its code, and all that it said. */
  readonly run: (command: string, ...args: string[]) => Promise<{ code: number; said: string }>;
  readonly remove: () => void;
}

/** The libraries as they are here, and a cache of its own: two runs would take the other's for out of date. */
function linkLibraries(folder: string) {
  const libraries = join(folder, 'node_modules');
  mkdirSync(libraries);
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(libraries, name));
}

/** A copy of the project as it stands, with its libraries, for what changes it. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'pistos-copy-'));
  for (const name of readdirSync('.').filter((each) => !besides.includes(each)))
    cpSync(name, join(folder, name), { recursive: true });
  linkLibraries(folder);
  writeFileSync(join(folder, 'tsconfig.product.json'), JSON.stringify(product));
  return {
    folder,
    run: (command, ...args) => spawnEnded(command, args, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
