// What a release is made of: the packages in its bundles, and those that it carries as folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const manifestOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of a package as Node finds it from another package's folder, or undefined. */
function resolveFrom(folder, name) {
  const here = join(folder, 'node_modules', name);
  if (existsSync(join(here, 'package.json'))) return here;
  return folder === root || folder === dirname(folder)
    ? undefined
    : resolveFrom(dirname(folder), name);
}

/** What is used as one file that has its own dependencies inside. */
const wholeFiles = ['rapidoc'];

/** The folders of the run-time dependencies and of all that these need, as installed for this machine. */
export function carriedFolders() {
  const found = new Set();
  const add = (folder) => {
    if (!folder || found.has(folder)) return;
    found.add(folder);
    if (wholeFiles.some((name) => folder.endsWith(`/${name}`))) return;
    const { dependencies, optionalDependencies } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(resolveFrom(folder, name));
  };
  for (const name of Object.keys(manifestOf(root).dependencies)) add(resolveFrom(root, name));
  return [...found].sort();
}

/** The folders of the packages whose code is in the bundles that were built last. */
const bundledFolders = () =>
  ['server', 'panels'].flatMap((name) =>
    JSON.parse(readFileSync(join(root, `dist/.parts-${name}.json`), 'utf8')),
  );

/** Each part once, by name and version: { name, version, license, folder, carried }. */
export function allParts() {
  const carried = new Set(carriedFolders());
  const parts = new Map();
  for (const folder of [...carried, ...bundledFolders()]) {
    const { name, version, license = 'unknown' } = manifestOf(folder);
    const key = `${name}@${version}`;
    if (!parts.has(key))
      parts.set(key, { name, version, license, folder, carried: carried.has(folder) });
  }
  return [...parts.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The texts of a package's licence and notice files. */
export const licenceTexts = (folder) =>
  licenceFilesOf(folder).map((path) => readFileSync(path, 'utf8').trim());

const licenceFilesOf = (folder) =>
  [folder, join(folder, 'published')]
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place)
        .filter(
          (name) => /^(licen[cs]e|notice|copying)/i.test(name) && !/\.(js|json|gz)$/.test(name),
        )
        .map((name) => join(place, name)),
    );

export const fromRoot = (path) => relative(root, path);
