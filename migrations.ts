// Writes the next migration: what drizzle-kit finds changed in the tables (server/tables), and what differs between the
// files server/**/sql/*.sql and the migrations there are: functions, triggers, types, views. Without any migration it
// writes the whole schema.
//   npm run migrations -- name-of-the-change
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stepsIn } from './server/db/journal.ts';
import { writeAuditTriggers } from './server/db/sources/audited.ts';
import { between, changesBetween, madeBy } from './server/db/sources/changes.ts';
import { declaredIn } from './server/db/sources/declared.ts';

const folder = 'server/db/migrations';
const meta = join(folder, 'meta');
const [name] = process.argv.slice(2);
if (!name) throw new Error('npm run migrations -- name-of-the-change');

const named = (at: string, ending: string) =>
  existsSync(at)
    ? readdirSync(at)
        .filter((file) => file.endsWith(ending))
        .sort()
        .map((file) => join(at, file))
    : [];
const migrations = () => named(folder, '.sql');
const snapshots = () => named(meta, '_snapshot.json');
const say = (line: string) => process.stdout.write(`${line}\n`);

function generate(...more: string[]) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name ?? '', ...more], {
    stdio: 'inherit',
  });
  if (status) process.exit(status);
}

/** The files of another branch's migration that a merge has left, which the journal does not name. */
function strayFiles() {
  if (!existsSync(join(meta, '_journal.json'))) return [];
  const steps = stepsIn(folder).map(({ tag }) => tag);
  const numbers = steps.map((tag) => tag.split('_')[0]);
  return [
    ...migrations().filter((file) => !steps.includes(basename(file, '.sql'))),
    ...snapshots().filter((file) => !numbers.includes(basename(file, '_snapshot.json'))),
  ];
}

const stray = strayFiles();
if (stray.length)
  throw new Error(
    `${stray.join(' and ')}: the journal does not name it. Delete it and run this again, which writes it anew.`,
  );
for (const file of writeAuditTriggers(declaredIn('server'))) say(`${file} is new`);
const before = migrations();
const made = madeBy(before.map((file) => readFileSync(file, 'utf8')));
generate();
const tables =
  migrations().length > before.length ? readFileSync(migrations().at(-1) ?? '', 'utf8') : '';
const changes = changesBetween(made, declaredIn('server'), tables);
if (changes.names.length) {
  if (!tables) generate('--custom');
  const last = migrations().at(-1) ?? '';
  const statements = [...changes.before, ...(tables ? [tables.trim()] : []), ...changes.after];
  writeFileSync(last, `${statements.join(`\n${between}\n`)}\n`);
  for (const each of changes.names) say(`${last} has ${each}`);
}
// Each holds the whole schema, and only the newest is compared with.
for (const file of snapshots().slice(0, -1)) rmSync(file);
