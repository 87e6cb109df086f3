// Holds documents and comments to what is there: every path that one of them names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['contract', 'server', 'src', 'tests', 'bench', 'docs'];
const at = readdirSync('.');
const inside = parts.flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
);
const there = new Set([...parts, ...at, ...inside]);

/** Braces and stars as what they stand for. */
const pattern = (name: string) =>
  new RegExp(
    `^${name
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, each: string) => `(${each.replaceAll(',', '|')})`)
      .replace(/\*\*\/?/g, '§')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '.*')}$`,
  );
const exists = (name: string) =>
  there.has(name.replace(/\/$/, '')) ||
  (/[*{]/.test(name) && [...there].some((path) => pattern(name).test(path)));

const named = /(?<![\w./@-])(?:contract|server|src|tests|bench|docs)\/[\w./*{},-]*[\w}*]/g;
/** Whose files are yet to be made: a test makes them. */
const worked = 'docs/worked-entity.md';
/** Of a source only what is said about it. */
const saidIn = (path: string, text: string) =>
  path.endsWith('.md')
    ? text
    : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm)].map(([said]) => said).join('\n');

const paths = [...at, ...inside].filter((path) => /\.(tsx?|mjs|md)$/.test(path) && path !== worked);
const lost = paths.flatMap((path) =>
  (saidIn(path, readFileSync(path, 'utf8')).match(named) ?? [])
    .filter((name) => !exists(name))
    .map((name) => `${path} names ${name}, which is not there`),
);

for (const line of lost) console.error(line);
if (lost.length > 0) process.exitCode = 1;
else console.log(`${paths.length} files name no path that is not there`);
