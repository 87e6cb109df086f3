import { stat } from 'node:fs/promises';
import {
  mostImportCells,
  mostImportColumns,
  mostImportRows,
} from '../../contract/customers/customer-imports.ts';
import { Refusal } from '../http/refusal.ts';
import { BadTable, type TableLimits, tooLargeATable } from './bad-table.ts';
import type { FileRow } from './file-rows.ts';
import type { ReaderProcess } from './reader-process.ts';
import type { ReadTable } from './table-reader.ts';
import { giveBack, takeReader } from './table-readers.ts';

export type { FileRow } from './file-rows.ts';

/** What a million customers need, with much to spare. */
export const importLimits: TableLimits = {
  rows: mostImportRows,
  columns: mostImportColumns,
  cells: mostImportCells,
  signs: 600_000_000,
  texts: 6_000_000,
  textBytes: 160_000_000,
};

// A large file takes its time, two seconds a megabyte on a slow machine; a small one that takes more
// than this is made to.
const leastMs = 60_000;
const msOfMegabyte = 3000;

const patienceFor = async (place: string) =>
  leastMs + Math.round(((await stat(place)).size / 1_000_000) * msOfMegabyte);

export const notATable = (field: string) => new Refusal('not_a_table', { field });

interface Reading {
  /** Of the upload, for what is refused. */
  field: string;
  limits: TableLimits;
  /** By when it has to be read, in milliseconds; by the size of the file. */
  withinMs?: number;
}

function refusedBy(error: unknown, { field, limits: { rows, columns, cells } }: Reading) {
  if (!(error instanceof BadTable)) return error;
  if (error.kind === 'not_a_table') return notATable(field);
  return new Refusal(error.kind, { field, details: { rows, columns, cells } });
}

/** Hands a file to a process, and answers what it says: pieces of it, and last how it ended. */
async function* answersOf(reader: ReaderProcess, request: ReadTable) {
  let answer = await reader.ask(request);
  yield answer;
  while ('rows' in answer) {
    answer = await reader.ask('more');
    yield answer;
  }
}

/**
 * The rows of a CSV or XLSX file that hold anything, the headers first, read as they are asked for, in
 * a process of its own. Throws not_a_table for what is none, and table_too_large for what is more than
 * the limits, or takes more time or memory than a table does.
 */
export async function* rowsOfFile(
  place: string,
  legacyEncoding: string,
  reading: Reading,
): AsyncGenerator<FileRow> {
  const { limits, withinMs = await patienceFor(place) } = reading;
  const reader = await takeReader();
  const late = setTimeout(() => reader.end(tooLargeATable()), withinMs);
  let isDone = false;
  try {
    for await (const answer of answersOf(reader, { place, legacyEncoding, limits })) {
      isDone = !('rows' in answer);
      if ('rows' in answer) yield* answer.rows;
      if ('refused' in answer) throw new BadTable(answer.refused);
      if ('failed' in answer) throw new Error(answer.failed);
    }
  } catch (error) {
    throw refusedBy(error, reading);
  } finally {
    clearTimeout(late);
    giveBack(reader, isDone);
  }
}
