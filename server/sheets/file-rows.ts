import { open } from 'node:fs/promises';
import { longestCell, type TableLimits, tooLargeATable } from './bad-table.ts';
import { csvRows } from './csv.ts';
import { xlsxRows } from './xlsx.ts';

/** A row as it stands in the file: its number, as a spreadsheet counts, and its cells. */
export type FileRow = readonly [row: number, ...cells: string[]];

/** What a file is told apart by: a workbook is a zip. */
export async function isWorkbook(place: string) {
  const file = await open(place);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
}

/** What a table has had so far; throws table_too_large when a row is too much. */
function counter(limits: TableLimits) {
  let [rows, cells, signs] = [0, 0, 0];
  return (row: readonly string[]) => {
    rows += 1;
    cells += row.length;
    for (const cell of row) signs += cell.length;
    // The headers are a row more.
    if (rows > limits.rows + 1 || row.length > limits.columns) throw tooLargeATable();
    if (cells > limits.cells || signs > limits.signs) throw tooLargeATable();
  };
}

/** A cell without the apostrophe by which exports keep a spreadsheet from reading a formula or a number. */
const bare = (cell: string) =>
  cell
    .replaceAll('\u0000', '')
    .trim()
    .replace(/^'(?=[=+\-@\d])/, '')
    .slice(0, longestCell);

/** The rows of a file that hold anything, the headers first. Throws not_a_table and table_too_large. */
export async function* fileRows(
  place: string,
  legacyEncoding: string,
  limits: TableLimits,
): AsyncGenerator<FileRow> {
  const read = (await isWorkbook(place)) ? xlsxRows(place, limits) : csvRows(place, legacyEncoding);
  const count = counter(limits);
  for await (const [row, ...cells] of read) {
    const texts = cells.map(bare);
    while (texts.length && !texts.at(-1)) texts.pop();
    if (!texts.length) continue;
    count(texts);
    yield [row, ...texts];
  }
}
