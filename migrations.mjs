// Writes the next migration: what drizzle-kit finds changed in the tables, and each function of the database
// whose file (server/**/sql/*.sql) no longer is what the last migration that has it says.
//   npm run migrations -- name-of-the-change
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = 'server/db/migrations';
const between = '\n--> statement-breakpoint\n';
const [name] = process.argv.slice(2);
if (!name) throw new Error('npm run migrations -- name-of-the-change');

const migrations = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
const bare = (text) =>
  text
    .replace(/^\s*--.*$/gm, '')
    .replace(/CREATE OR REPLACE FUNCTION/, 'CREATE FUNCTION')
    .replace(/;\s*$/, '')
    .trim();

/** Each function as the last migration that has it says. */
const known = new Map();
for (const file of migrations())
  for (const statement of readFileSync(join(folder, file), 'utf8').split(
    '--> statement-breakpoint',
  )) {
    const [, named] = /CREATE (?:OR REPLACE )?FUNCTION (\w+)\s*\(/.exec(statement) ?? [];
    if (named) known.set(named, bare(statement));
  }

const changed = readdirSync('server', { recursive: true })
  .filter((file) => /\/sql\/\w+\.sql$/.test(file))
  .map((file) => ({
    named: basename(file, '.sql'),
    text: readFileSync(join('server', file), 'utf8'),
  }))
  .filter(({ named, text }) => known.get(named) !== bare(text));

const generate = (...more) =>
  spawnSync('npx', ['drizzle-kit', 'generate', '--name', name, ...more], { stdio: 'inherit' });
const before = migrations().length;
generate();
if (changed.length > 0) {
  if (migrations().length === before) generate('--custom');
  const last = join(folder, migrations().at(-1) ?? '');
  const there = readFileSync(last, 'utf8')
    .replace(/^--.*$/gm, '')
    .trim();
  const texts = changed.map(({ text }) => text.trimEnd());
  writeFileSync(last, `${[...(there ? [there] : []), ...texts].join(between)}\n`);
  const names = changed.map(({ named }) => named).join(', ');
  process.stdout.write(`${last} has ${names}; where arguments changed, drop the old one first.\n`);
}
