import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  mostStatementColumns,
  mostStatementRows,
  type StatementLine,
  type StatementMapping,
} from '../../../../contract/billing/statements.ts';
import type { DecimalSign } from '../../../../contract/engine/numbers.ts';
import type { AnyCall } from '../../../http/call.ts';
import { temporaryFolder } from '../../../runtime/temporary.ts';
import { legacyEncodingOf } from '../../../sheets/encoding.ts';
import { isWorkbook } from '../../../sheets/file-rows.ts';
import { type FileRow, importLimits, notATable, rowsOfFile } from '../../../sheets/table.ts';
import {
  type AmountSign,
  amountSignOf,
  type How,
  lineOf,
  type NamedRow,
  namedIn,
} from './lines.ts';
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
  /** The decimal sign of its amounts; `unsure` where they may be read in two ways and none was chosen. */
  readonly decimal: AmountSign;
  /** Whether they may be, so that the sign was chosen, now or the last time, or is still to be. */
  readonly decimal_open: boolean;
  /** Rows that name a payment code, and how many below the titles name none. */
  readonly named: NamedRow[];
  readonly others: number;
}

/** What was chosen by hand; each undefined where it follows from the file. */
interface Chosen {
  readonly columns: StatementMapping | undefined;
  readonly decimal: DecimalSign | undefined;
}

async function allOf(rows: AsyncGenerator<FileRow>): Promise<FileRow[]> {
  const all: FileRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/**
 * Reads rows by their columns, which the row of titles names. A row above it, or that itself, may name a code in a file
 * without titles.
 */
async function readRows(
  call: AnyCall,
  all: readonly FileRow[],
  isBook: boolean,
  chosen: Chosen,
): Promise<Omit<Read, 'name'>> {
  const head = all[titlesAmong(all.slice(0, mostAboveTitles + 1))];
  if (!head) throw notATable(field);
  const [above, rows] = [all.slice(0, all.indexOf(head) + 1), all.slice(all.indexOf(head) + 1)];
  const [, ...titles] = head;
  const { sign, ...mapped } = await mappingOf(call, titles, chosen.columns);
  const mapping = mapped.columns.map(({ is }) => is);
  const found = amountSignOf(rows, mapping, isBook);
  const decimal = chosen.decimal ?? (found === 'unsure' ? (sign ?? found) : found);
  const how: How = { mapping, sign: decimal };
  const early = above.map((row) => namedIn(row, how));
  const later = rows.map((row) => namedIn(row, how));
  const first = rows.slice(0, shown);
  return {
    ...mapped,
    ...{ decimal, decimal_open: found === 'unsure', named: [...early, ...later].flat() },
    samples: first.map(([, ...cells]) => cells),
    first: first.map((row) => lineOf(row, how)),
    others: later.filter((each) => !each.length).length,
  };
}

/**
 * Reads the statement that was sent. What was uploaded is gone afterwards. Throws not_a_table, table_too_large, and
 * invalid for columns of another file.
 */
export async function readStatement(call: AnyCall, chosen: Chosen): Promise<Read> {
  const folder = temporaryFolder('statement');
  try {
    const place = join(folder, 'upload');
    const name = await call.receive(place);
    const encoding = await legacyEncodingOf(call.database, call.scope.companyId);
    const rows = await allOf(rowsOfFile(place, encoding, { field, limits }));
    return { name, ...(await readRows(call, rows, await isWorkbook(place), chosen)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
