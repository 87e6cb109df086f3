import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { stepsIn } from '../db/journal.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { productVersion } from '../db/place.ts';
import { newestStep, refuseUnknown } from '../db/same-age.ts';
import { jsonFile, writeArchive } from './archive.ts';
import { checkArchive } from './check.ts';
import { filesOf } from './files-out.ts';
import { type Contents, format, type Manifest, names } from './manifest.ts';
import { Refused } from './refused.ts';
import { rowsOf, sequencesOf, tablesOf } from './rows-out.ts';
import type { Entry } from './tar.ts';

/** What is to be kept, as it was at one moment. */
export interface Source {
  /** In a transaction that sees that moment. */
  client: pg.ClientBase;
  files: string;
  from: Manifest['made_from'];
}

/** A backup that was made and read again. */
export interface Made {
  path: string;
  bytes: number;
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
    made_at: new Date().toISOString(),
    made_from: from,
    migration: { tag: step.tag, when: step.when },
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  };
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
    let rows = 0;
    let number = 0;
    for await (const { count, text } of rowsOf(source.client, table)) {
      number += 1;
      rows += count;
      yield { name: names.piece(table.name, number), size: text.length, content: [text] };
    }
    contents.rows[table.name] = rows;
  }
  yield jsonFile(names.contents, contents);
}

/**
 * Writes a backup of a source to a file and reads it again; what cannot be read is no backup and is not
 * kept. In constant memory.
 */
export async function makeBackup(source: Source, path: string): Promise<Made> {
  const bytes = await writeArchive(path, filled(source));
  try {
    return { path, bytes, ...(await checkArchive(path)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
