import { open } from 'node:fs/promises';
import { mostImportColumns, mostImportRows } from '../../contract/customer-imports.ts';
import { Refusal } from '../http/refusal.ts';
import { csvRows } from './csv.ts';
import { xlsxRows } from './xlsx.ts';

/** A row as it stands in the file: its number, as a spreadsheet counts, and its cells. */
export type FileRow = readonly [row: number, ...cells: string[]];

const longestCell = 2000;

/** What a file is told apart by: a workbook is a zip. */
async function isWorkbook(place: string) {
  const file = await open(place);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
}

export const notATable = () => new Refusal('not_a_table', { field: 'users' });
export const tooLargeATable = () =>
  new Refusal('table_too_large', {
    field: 'users',
    details: { rows: mostImportRows, columns: mostImportColumns },
  });

/**
 * The rows of a CSV or XLSX file that hold anything, the headers first, read as they are asked for.
 * Throws not_a_table for what is none, and table_too_large.
 */
export async function* rowsOfFile(place: string, legacyEncoding: string): AsyncGenerator<FileRow> {
  const read = (await isWorkbook(place)) ? xlsxRows(place) : csvRows(place, legacyEncoding);
  let count = 0;
  for await (const [row, ...cells] of read) {
    const trimmed = cells.map((cell) => cell.replaceAll('\u0000', '').trim());
    while (trimmed.length && !trimmed.at(-1)) trimmed.pop();
    if (!trimmed.length) continue;
    count += 1;
    if (count > mostImportRows + 1 || trimmed.length > mostImportColumns) throw tooLargeATable();
    yield [row, ...trimmed.map((cell) => cell.slice(0, longestCell))];
  }
}
