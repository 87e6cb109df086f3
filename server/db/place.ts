import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server');
  return findRoot(parent);
}

/** Whether this runs from the sources, not from the bundle in dist/server. */
export const fromSource = import.meta.url.endsWith('.ts');

/** The package's folder, the same for the sources and for the bundle. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The file of a thread or process of its own, by its source: that, or its bundle in dist/server. */
export const programFile = (source: string) =>
  fromSource
    ? join(packageRoot, source)
    : join(packageRoot, 'dist/server', `${basename(source, '.ts')}.js`);

/** The version of Pistos, as package.json has it. */
export const productVersion: string = JSON.parse(
  readFileSync(join(packageRoot, 'package.json'), 'utf8'),
).version;
