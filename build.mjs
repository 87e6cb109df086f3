// Builds the panels and the server, each only when something it is made of has changed; with `--server`
// the server alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const shared = ['contract', 'vite.config.ts', 'package-lock.json'];
const parts = [
  {
    name: 'panels',
    from: ['src', 'public', 'index.html', ...shared],
    made: 'dist/panels/index.html',
    args: [],
  },
  {
    name: 'server',
    from: ['server', ...shared],
    made: 'dist/server/main.js',
    args: ['--ssr'],
  },
];

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function build({ name, from, made, args }) {
  const stamp = join(root, `dist/.built-${name}`);
  const hash = hashOf(from);
  const built = existsSync(join(root, made)) && existsSync(stamp) && readFileSync(stamp, 'utf8');
  if (built === hash) return;
  const began = Date.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', ...args],
    // React builds its development version for any other value, as a test runner sets.
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The ${name} could not be built`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
  process.stdout.write(`Built the ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** Builds what has changed: all, or the one part that is named. */
export function buildStale(only) {
  for (const part of parts) if (!only || part.name === only) build(part);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  buildStale(process.argv.includes('--server') ? 'server' : undefined);
