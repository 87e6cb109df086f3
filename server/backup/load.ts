import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { migrateWithin } from '../db/migrate-within.ts';
import { verifyLedger } from '../ledger/verify.ts';
import type { Breach } from '../tables/ledger-verifications.ts';
import { readArchive } from './archive.ts';
import { strip } from './bare.ts';
import type { Checked } from './check.ts';
import { fileOf, tableOf } from './manifest.ts';
import { forgetBackups } from './record.ts';
import { quoted, type Table, tablesOf } from './rows-out.ts';
import type { Entry } from './tar.ts';

/** An empty database to fill, in a transaction that is somebody else's to commit. */
export interface Target {
  client: pg.ClientBase;
  /** Adds rows that COPY wrote; answers how many. */
  copyIn: (into: string, rows: Buffer) => Promise<number>;
  /** The folder that uploaded files go to; none where they stay where they are. */
  files: string | undefined;
  /** Told how far it is. */
  say: (line: string) => void;
}

export interface Loaded {
  /** Of each table, as counted in the database. */
  rows: Record<string, number>;
  /** What the ledger says of itself. */
  breaches: Breach[];
  /** Tables in the backup that are none of the product's. */
  leftOut: string[];
}

async function bytesOf({ content }: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function keepFile(folder: string, name: string, { content }: Entry) {
  const draft = join(folder, `${name}.draft`);
  await pipeline(content, createWriteStream(draft, { flush: true }));
  await rename(draft, join(folder, name));
}

/** Puts each file of the archive where it belongs. */
async function fill({ copyIn, files, say }: Target, path: string, tables: Map<string, Table>) {
  if (files) await mkdir(files, { recursive: true });
  let last = '';
  await readArchive(path, async (entry) => {
    const file = fileOf(entry.name);
    if (file && files) await keepFile(files, file, entry);
    const table = tables.get(tableOf(entry.name) ?? '');
    if (!table) return;
    if (table.name !== last) say(`  ${table.name}`);
    last = table.name;
    const columns = table.columns.map(quoted).join(', ');
    await copyIn(`${quoted(table.name)} (${columns})`, await bytesOf(entry));
  });
}

async function continueSequences(
  client: pg.ClientBase,
  sequences: Checked['manifest']['sequences'],
) {
  for (const { name, value, called } of sequences)
    await client.query(
      `select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null`,
      [quoted(name), value, called],
    );
}

async function countedIn(client: pg.ClientBase, tables: Iterable<string>) {
  const counted: Record<string, number> = {};
  for (const name of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*) as count from ${quoted(name)}`,
    );
    counted[name] = rows[0]?.count ?? 0;
  }
  return counted;
}

function assertAll(counted: Record<string, number>, { contents: { rows } }: Checked) {
  const wrong = Object.entries(counted)
    .filter(([name, count]) => count !== rows[name])
    .map(([name, count]) => `${name} has ${count} rows, not ${rows[name]}`);
  if (wrong.length) throw new Error(`Not everything arrived: ${wrong.join('; ')}`);
}

/**
 * Fills an empty database from a backup that was checked: its tables as the backup knows them, its rows
 * without anybody hearing of them, then what has changed in the product since. Throws where not each row
 * arrived.
 */
export async function loadArchive(target: Target, path: string, checked: Checked): Promise<Loaded> {
  const { client, say } = target;
  const { manifest } = checked;
  await migrateWithin(client, manifest.migration.when);
  const known = new Set((await tablesOf(client)).map(({ name }) => name));
  const tables = new Map(
    manifest.tables.filter(({ name }) => known.has(name)).map((table) => [table.name, table]),
  );
  const dress = await strip(client);
  // The migrations bring rows of their own.
  await client.query(`truncate ${[...known].map(quoted).join(', ')}`);
  say('Filling the tables');
  await fill(target, path, tables);
  await continueSequences(client, manifest.sequences);
  const rows = await countedIn(client, tables.keys());
  assertAll(rows, checked);
  say('Making the indexes');
  await dress();
  await forgetBackups(client);
  await migrateWithin(client);
  await client.query('analyze');
  say('Verifying the ledger');
  const breaches = await verifyLedger(client);
  const leftOut = manifest.tables.map(({ name }) => name).filter((name) => !known.has(name));
  return { rows, breaches, leftOut };
}
