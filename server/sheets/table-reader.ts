// Reads tables in a process of its own: one that takes too much time or memory is ended with it, and
// a thread that runs out of memory may take the whole server along.
import { once } from 'node:events';
import { BadTable, type TableLimits } from './bad-table.ts';
import { type FileRow, fileRows } from './file-rows.ts';

/** What is to be read. */
export interface ReadTable {
  place: string;
  legacyEncoding: string;
  limits: TableLimits;
}
/** What was read: the next rows, that there are no more, what is wrong with the file, or with us. */
export type TableAnswer =
  | { rows: FileRow[] }
  | { ended: true }
  | { refused: BadTable['kind'] }
  | { failed: string };

const rowsAtOnce = 1000;
const signsAtOnce = 500_000;

const say = (answer: TableAnswer) => process.send?.(answer);

/** Hands rows over and waits until they were taken: who reads slower than this holds no more in memory. */
async function hand(rows: FileRow[]) {
  say({ rows });
  await once(process, 'message');
}

async function handAll({ place, legacyEncoding, limits }: ReadTable) {
  let rows: FileRow[] = [];
  let signs = 0;
  for await (const row of fileRows(place, legacyEncoding, limits)) {
    rows.push(row);
    for (const cell of row) signs += String(cell).length;
    if (rows.length < rowsAtOnce && signs < signsAtOnce) continue;
    await hand(rows);
    [rows, signs] = [[], 0];
  }
  if (rows.length) await hand(rows);
}

async function read(request: ReadTable): Promise<TableAnswer> {
  try {
    await handAll(request);
    return { ended: true };
  } catch (error) {
    if (error instanceof BadTable) return { refused: error.kind };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : '' };
  }
}

// Whoever asked is gone, and nobody would hear the answer.
process.once('disconnect', () => process.exit());

for (;;) {
  const [request] = (await once(process, 'message')) as [ReadTable];
  say(await read(request));
}
