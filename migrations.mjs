// Writes the next migration: what drizzle-kit finds changed in the tables, each function of the database whose file
// (server/**/sql/*.sql) no longer is what the last migration that has it says, and for each entity that is declared as
// audited the trigger that keeps its changes.
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

/** Each function as the last migration that has it says, and the tables whose changes are kept. */
const known = new Map();
const kept = new Set();
for (const file of migrations())
  for (const statement of readFileSync(join(folder, file), 'utf8').split(
    '--> statement-breakpoint',
  )) {
    const [, named] = /CREATE (?:OR REPLACE )?FUNCTION (\w+)\s*\(/.exec(statement) ?? [];
    if (named) known.set(named, bare(statement));
    for (const [, table] of statement.matchAll(
      /CREATE TRIGGER \w*keep_change\w* AFTER [\w ]+ ON (\w+)/g,
    ))
      kept.add(table);
  }

/** The triggers of what is declared as audited and was not kept yet, by the id of its declaration. */
const triggers = readdirSync('contract', { recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(join('contract', file), 'utf8').matchAll(
      /^ {2}id: '(\w+)',\n(?: {2}.*\n)*? {2}audited: '(\w+)'/gm,
    ),
  ])
  .filter(([, , table]) => !kept.has(table))
  .map(
    ([
      ,
      id,
      table,
    ]) => `CREATE TRIGGER ${table}_keep_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION keep_change('${id}', '', 'created_at');`,
  );

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
if (changed.length + triggers.length > 0) {
  if (migrations().length === before) generate('--custom');
  const last = join(folder, migrations().at(-1) ?? '');
  const there = readFileSync(last, 'utf8')
    .replace(/^--.*$/gm, '')
    .trim();
  const texts = changed.map(({ text }) => text.trimEnd());
  writeFileSync(last, `${[...(there ? [there] : []), ...texts, ...triggers].join(between)}\n`);
  for (const { named } of changed)
    process.stdout.write(
      `${last} has ${named}; where its arguments changed, drop the old one first.\n`,
    );
  for (const trigger of triggers) process.stdout.write(`${last} has ${trigger}\n`);
}
