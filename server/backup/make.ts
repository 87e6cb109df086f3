import { rmSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import { stepsIn } from '../db/journal.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { productVersion } from '../db/place.ts';
import { newestStep, refuseUnknown } from '../db/same-age.ts';
import { syncFolder } from '../runtime/sync-folder.ts';
import { jsonFile, writeArchive } from './archive.ts';
import { checkArchive } from './check.ts';
import { filesOf } from './files-out.ts';
import { type Contents, format, type Manifest, names } from './manifest.ts';
import { Refused } from './refused.ts';
import { quoted, rowsOf, sequencesOf, type Table, tablesOf } from './rows-out.ts';
import type { Entry } from './tar.ts';
import { draftOf } from './work-folders.ts';

/** What is to be kept, as it was at one moment. */
export interface Source {
  /** In a transaction that sees that moment. */
  client: pg.ClientBase;
  files: string;
  from: Manifest['made_from'];
}

/** A backup that was written and read again, under the name that drafts have. */
export interface Draft {
  /** Where it is. */
  draft: string;
  /** Where it belongs. */
  path: string;
  bytes: number;
  /** The size of the database it is of. */
  databaseBytes: number;
  manifest: Manifest;
  contents: Contents;
}

async function manifestOf({ client, from }: Source): Promise<Manifest> {
  await refuseUnknown(client, migrationsFolder);
  const newest = await newestStep(client);
  const step = stepsIn(migrationsFolder).find(({ when }) => when === newest);
  if (!step)
    throw new Refused('There is nothing to back up: the database holds no data of Pistos.');
  return {
    product: 'pistos',
    format,
    version: productVersion,
    // biome-ignore lint/plugin: says when it was made, and decides nothing
    made_at: new Date().toISOString(),
    made_from: from,
    migration: { tag: step.tag, when: step.when },
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  };
}

/** How many rows a table has, by the database's own count. */
async function countOf(client: pg.ClientBase, { name }: Table): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from only ${quoted(name)}`,
  );
  return rows[0]?.count ?? 0;
}

/** The files of a backup: what it is, what was uploaded, the rows of each table, and how much of each. */
async function* filled(source: Source): AsyncGenerator<Entry> {
  const manifest = await manifestOf(source);
  const contents: Contents = { rows: {}, files: 0 };
  yield jsonFile(names.manifest, manifest);
  for await (const file of filesOf(source.files)) {
    yield file;
    contents.files += 1;
  }
  for (const table of manifest.tables) {
    const expected = await countOf(source.client, table);
    let rows = 0;
    let number = 0;
    for await (const { count, text } of rowsOf(source.client, table)) {
      number += 1;
      rows += count;
      yield { name: names.piece(table.name, number), size: text.length, content: [text] };
    }
    if (rows !== expected)
      throw new Error(`${table.name} has ${expected} rows, and ${rows} of them were read`);
    contents.rows[table.name] = rows;
  }
  yield jsonFile(names.contents, contents);
}

async function sizeOf({ client }: Source): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Writes a backup of a source that is to become the file `path` to `draft`, counts its rows against the source's, and
 * reads it again. In constant memory. Throws where a row is missing.
 */
export async function writeDraft(source: Source, path: string, draft: string): Promise<Draft> {
  const databaseBytes = await sizeOf(source);
  const bytes = await writeArchive(draft, filled(source));
  return { draft, path, bytes, databaseBytes, ...(await checkArchive(draft)) };
}

/** Gives work the name of a draft; what is under that name afterwards is deleted, also where the process is told to end. */
export async function withDraft<T>(path: string, work: (draft: string) => Promise<T>): Promise<T> {
  const draft = draftOf(path);
  const tidy = () => rmSync(draft, { force: true });
  process.once('exit', tidy);
  try {
    return await work(draft);
  } finally {
    process.off('exit', tidy);
    tidy();
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Gives a draft its final name, which no other file has. */
export async function keepDraft({ draft, path }: Pick<Draft, 'draft' | 'path'>): Promise<void> {
  try {
    // Unlike a new name it replaces no file that came meanwhile.
    await link(draft, path);
    await rm(draft);
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new Refused(`${path} is there already. Name another file.`);
    // Not every disk knows a second name.
    await rename(draft, path);
  }
  syncFolder(dirname(path));
}
