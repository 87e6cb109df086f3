import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** What keeps React contexts: the panels and all of these have to share one copy of each. */
const names = [
  'react-admin',
  'ra-core',
  'ra-data-simple-rest',
  'ra-i18n-polyglot',
  'ra-language-english',
  'react-hook-form',
  'react-router',
  '@tanstack/react-query',
];
const inside =
  /^(react-admin|ra-[\w-]+|react-router(-dom)?|react-hook-form|@tanstack\/[\w-]+)(\/|$)/;

const fileOf = (name: string) => name.replace(/\W+/g, '-');

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // The second name of the router would bring its CommonJS copy.
    resolve: { alias: { 'react-router-dom': 'react-router' } },
    ssr: { noExternal: [inside] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
}

/**
 * The libraries that the panels are made with, each as a file, bundled once for each state of the lock
 * file: as their thousand modules they are what a worker would read for most of its first test.
 * Answers where each name leads.
 */
export async function bundledLibraries(): Promise<Record<string, string>> {
  const cache = resolve('node_modules/.cache/pistos-libraries');
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tests/run/bundle.ts']) hash.update(readFileSync(file));
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'draft-'));
    await bundle(draft);
    renameSync(draft, folder);
  }
  const files = names.map((name) => [name, join(folder, `${fileOf(name)}.mjs`)] as const);
  return Object.fromEntries([
    ...files,
    ['react-router-dom', join(folder, `${fileOf('react-router')}.mjs`)],
  ]);
}
