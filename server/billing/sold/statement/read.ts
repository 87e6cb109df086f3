import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  mostStatementColumns,
  mostStatementRows,
  type StatementLine,
  type StatementMapping,
} from '../../../../contract/billing/statements.ts';
import type { AnyCall } from '../../../http/call.ts';
import { temporaryFolder } from '../../../runtime/temporary.ts';
import { legacyEncodingOf } from '../../../sheets/encoding.ts';
import { type FileRow, importLimits, notATable, rowsOfFile } from '../../../sheets/table.ts';
import { lineOf, type NamedRow, namedIn } from './lines.ts';
import { type Mapped, mappingOf } from './mapping.ts';
import { mostAboveTitles, titlesAmong } from './titles.ts';

const field = 'statement';
const limits = {
  ...importLimits,
  rows: mostStatementRows,
  columns: mostStatementColumns,
  cells: 50 * mostStatementRows,
};
const shown = 5;

/** A statement as it is read. */
interface Read extends Mapped {
  /** Of the file. */
  readonly name: string;
  /** Its first rows, as they are and as they are read. */
  readonly samples: string[][];
  readonly first: StatementLine[];
  /** Rows that name a payment code, and how many name none. */
  readonly named: NamedRow[];
  readonly others: number;
}

/** Takes so many rows off the beginning. */
async function takeFirst(rows: AsyncGenerator<FileRow>, most: number): Promise<FileRow[]> {
  const taken: FileRow[] = [];
  while (taken.length < most) {
    const next = await rows.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

async function* both(first: readonly FileRow[], rest: AsyncGenerator<FileRow>) {
  yield* first;
  yield* rest;
}

/**
 * Reads rows by their columns, which the row of titles names. A row above it, or that itself, may name a code in a file
 * without titles.
 */
async function readRows(
  call: AnyCall,
  rows: AsyncGenerator<FileRow>,
  chosen: StatementMapping | undefined,
): Promise<Omit<Read, 'name'>> {
  const start = await takeFirst(rows, mostAboveTitles + 1);
  const head = start[titlesAmong(start)];
  if (!head) throw notATable(field);
  const above = start.slice(0, start.indexOf(head) + 1);
  const [, ...titles] = head;
  const mapped = await mappingOf(call, titles, chosen);
  const mapping = mapped.columns.map(({ is }) => is);
  const named = above.flatMap((row) => namedIn(row, mapping));
  let others = named.length ? 0 : 1;
  const first: FileRow[] = [];
  for await (const row of both(start.slice(above.length), rows)) {
    if (first.length < shown) first.push(row);
    const found = namedIn(row, mapping);
    if (found.length) named.push(...found);
    else others += 1;
  }
  const samples = first.map(([, ...cells]) => cells);
  return { ...mapped, samples, first: first.map((row) => lineOf(row, mapping)), named, others };
}

/**
 * Reads the statement that was sent. What was uploaded is gone afterwards. Throws not_a_table, table_too_large, and
 * invalid for columns of another file.
 */
export async function readStatement(
  call: AnyCall,
  chosen: StatementMapping | undefined,
): Promise<Read> {
  const folder = temporaryFolder('statement');
  try {
    const place = join(folder, 'upload');
    const name = await call.receive(place);
    const encoding = await legacyEncodingOf(call.database, call.scope.companyId);
    const rows = rowsOfFile(place, encoding, { field, limits });
    try {
      return { name, ...(await readRows(call, rows, chosen)) };
    } finally {
      // Where its columns are refused, nobody has asked for the rest.
      await rows.return(undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
