import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { notATable, tooLargeATable } from './bad-table.ts';

// A real workbook is packed ten or twenty times; what unpacks to far more is no table but a bomb.
export const mostUnpacked = 2_000_000_000;
const mostTimes = 200;
const freeOfRatio = 10_000_000;
const mostEntries = 5000;
const longestName = 200;

export interface Zip {
  readonly file: ZipFile;
  readonly entries: ReadonlyMap<string, Entry>;
}

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** A zip and what is in it by name. Throws not_a_table for a broken one. */
export async function openZip(place: string): Promise<Zip> {
  const file = await open(place, { lazyEntries: true, autoClose: false }).catch(() => {
    throw notATable();
  });
  const entries = new Map<string, Entry>();
  try {
    await new Promise<void>((done, failed) => {
      file.on('entry', (entry: Entry) => {
        if (entry.fileName.length <= longestName) entries.set(entry.fileName, entry);
        if (file.entriesRead > mostEntries) failed(tooLargeATable());
        else file.readEntry();
      });
      file.once('end', done);
      file.once('error', () => failed(notATable()));
      file.readEntry();
    });
  } catch (error) {
    file.close();
    throw error;
  }
  return { file, entries };
}

/** Counts what comes out, whatever the zip says of itself. */
function counting(packed: number, most: number) {
  let unpacked = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      unpacked += piece.length;
      const bomb = unpacked > most || unpacked > Math.max(freeOfRatio, packed * mostTimes);
      done(bomb ? tooLargeATable() : null, bomb ? undefined : piece);
    },
  });
}

/** What an entry holds, unpacked as it is read, so many bytes at most; undefined where there is no such entry. */
export async function unpacked({ file, entries }: Zip, name: string, most: number) {
  const entry = entries.get(name);
  if (!entry) return undefined;
  const packed = await new Promise<NodeJS.ReadableStream>((done, failed) =>
    file.openReadStream(entry, (error, stream) => (error ? failed(notATable()) : done(stream))),
  );
  const counted = counting(entry.compressedSize, most);
  packed.on('error', () => counted.destroy(notATable()));
  return packed.pipe(counted);
}
