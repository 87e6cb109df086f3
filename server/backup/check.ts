import { dayOf, stepsIn } from '../db/journal.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { jsonOf, readArchive } from './archive.ts';
import {
  type Contents,
  contents,
  fileOf,
  format,
  type Manifest,
  manifest,
  names,
  tableOf,
} from './manifest.ts';
import { Refused, refusals } from './refused.ts';
import type { Entry } from './tar.ts';

export interface Checked {
  manifest: Manifest;
  contents: Contents;
}

const newer = (path: string, version: string, detail: string) =>
  new Refused(
    `${path} was made by a newer Pistos, ${version}: ${detail}. Install that version, and restore with it.`,
  );

/** What a backup says of itself. Throws Refused where this version cannot know what it means. */
function readManifest(json: unknown, path: string): Manifest {
  const { format: made, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (typeof made === 'number' && made > format)
    throw newer(path, String(version), `this version does not know its format, ${made}`);
  const read = manifest.safeParse(json);
  if (!read.success) throw refusals.foreign(path);
  return read.data;
}

function assertKnown({ migration, version }: Manifest, path: string) {
  const steps = stepsIn(migrationsFolder);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.some(({ when }) => when === migration.when)) return;
  if (migration.when > last.when)
    throw newer(
      path,
      version,
      `its database is at ${migration.tag} of ${dayOf(migration.when)}, and this version knows it up to ${last.tag} of ${dayOf(last.when)}`,
    );
  if (migration.when < first.when)
    throw new Refused(
      `${path} is of a database at ${migration.tag} of ${dayOf(migration.when)}, and this version of Pistos restores those from ${first.tag} of ${dayOf(first.when)} on. Restore it with the last version 0.1, start that once, and make a backup of it.`,
    );
  throw new Refused(
    `${path} is of a database at ${migration.tag}, which this version of Pistos, with its own changes, never had. Restore with the version that made it, ${version}.`,
  );
}

// COPY writes a row a line; a line's end within a value is written as \n.
async function linesOf({ content }: Entry): Promise<number> {
  let lines = 0;
  for await (const piece of content)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** What is there, counted as it is read. */
class Found {
  readonly rows: Record<string, number> = {};
  files = 0;

  async take(entry: Entry) {
    if (fileOf(entry.name)) this.files += 1;
    const table = tableOf(entry.name);
    if (table) this.rows[table] = (this.rows[table] ?? 0) + (await linesOf(entry));
  }

  /** Whether that is what the backup says of itself. */
  isAllOf({ rows, files }: Contents, { tables }: Manifest): boolean {
    return (
      files === this.files &&
      tables.every(({ name }) => name in rows && rows[name] === (this.rows[name] ?? 0))
    );
  }
}

/**
 * Reads a whole backup, without doing anything with it, and answers what it holds. Throws Refused for what
 * is no backup, is cut off, altered, holds another number of rows or files than it says, or is of a newer version.
 */
export async function checkArchive(path: string): Promise<Checked> {
  let head: Manifest | undefined;
  let counted: Contents | undefined;
  const found = new Found();
  await readArchive(path, async (entry) => {
    if (entry.name === names.manifest) head = readManifest(await jsonOf(entry), path);
    else if (!head) throw refusals.foreign(path);
    else if (entry.name === names.contents) counted = contents.safeParse(await jsonOf(entry)).data;
    else await found.take(entry);
  });
  if (!head || !counted) throw refusals.foreign(path);
  assertKnown(head, path);
  if (!found.isAllOf(counted, head)) throw refusals.incomplete(path);
  return { manifest: head, contents: counted };
}
