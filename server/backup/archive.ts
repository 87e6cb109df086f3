import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { names } from './manifest.ts';
import { Refused, refusals } from './refused.ts';
import { CutOff, type Entry, NoHeader, packed, packedEnd, unpacked } from './tar.ts';

const fileNamed = (name: string, text: string): Entry => {
  const content = Buffer.from(text);
  return { name, size: content.length, content: [content] };
};
export const jsonFile = (name: string, value: unknown) =>
  fileNamed(name, `${JSON.stringify(value, null, 1)}\n`);

/** The same entry, heard by a checksum: its name, its size and every byte. */
function heard({ name, size, content }: Entry, hash: Hash): Entry {
  hash.update(`${name} ${size}\n`);
  const listened = async function* () {
    for await (const piece of content) {
      hash.update(piece);
      yield piece;
    }
  };
  return { name, size, content: listened() };
}

async function* archived(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  // biome-ignore lint/plugin: the date of files in an archive decides nothing
  const seconds = Math.floor(Date.now() / 1000);
  const hash = createHash('sha256');
  for await (const entry of entries) yield* packed(heard(entry, hash), seconds);
  yield* packed(fileNamed(names.checksum, hash.digest('hex')), seconds);
  yield packedEnd;
}

/**
 * Writes a gzipped tar of these files with their checksum as the last, to a file that is not there yet. It is on the
 * disk afterwards; one that fails is deleted. Answers its size in bytes.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(archived(entries), createGzip(), file.createWriteStream({ flush: true }));
    return (await stat(path)).size;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

const isGzip = (error: unknown) =>
  !/incorrect header check|unknown compression method/.test(String(error));

/** What went wrong with an archive, as whoever wants to restore it has to know it. */
function worded(error: unknown, path: string, begun: boolean): unknown {
  const code = codeOf(error);
  if (error instanceof CutOff || code === 'Z_BUF_ERROR') return refusals.cutOff(path);
  if (code === 'ENOENT' || code === 'EISDIR') return refusals.missing(path);
  if (error instanceof NoHeader) return begun ? refusals.altered(path) : refusals.foreign(path);
  if (code === 'Z_DATA_ERROR')
    return isGzip(error) ? refusals.altered(path) : refusals.foreign(path);
  return error;
}

async function textOf({ content }: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** What a file of JSON says; nothing where it is none. */
export async function jsonOf(entry: Entry): Promise<unknown> {
  const text = await textOf(entry);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Gives each file of an archive to whoever takes it, in their order, and holds all against the checksum
 * at the end. Throws Refused for what is no archive, cut off or altered.
 */
export async function readArchive(
  path: string,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  let begun = false;
  const read = async (bytes: AsyncIterable<Buffer>) => {
    const hash = createHash('sha256');
    let checksum = '';
    for await (const entry of unpacked(bytes)) {
      begun = true;
      if (entry.name === names.checksum) {
        checksum = await textOf(entry);
        continue;
      }
      const listened = heard(entry, hash);
      await take(listened);
      for await (const _ of listened.content);
    }
    if (checksum !== hash.digest('hex')) throw refusals.altered(path);
  };
  try {
    await pipeline(createReadStream(path), createGunzip(), read);
  } catch (error) {
    throw error instanceof Refused ? error : worded(error, path, begun);
  }
}
