import type { FileStore } from '../../files/store.ts';
import type { FileRow } from '../../sheets/table.ts';

/** The next rows of a kept file from a byte of it on, so many at most, and the byte after them. */
export async function nextRows(files: FileStore, file: string, from: number, most: number) {
  const stream = await files.read(file, from);
  if (!stream) throw new Error('The file of the import is gone');
  const rows: FileRow[] = [];
  let read = 0;
  let rest = Buffer.alloc(0);
  // Leaving the loop closes the file.
  for await (const bytes of stream as AsyncIterable<Uint8Array>) {
    rest = Buffer.concat([rest, bytes]);
    let end = rest.indexOf(10);
    while (end >= 0 && rows.length < most) {
      rows.push(JSON.parse(rest.toString('utf8', 0, end)));
      read += end + 1;
      rest = rest.subarray(end + 1);
      end = rest.indexOf(10);
    }
    if (rows.length === most) break;
  }
  return { rows, offset: from + read };
}
