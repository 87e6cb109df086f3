import { csvField } from '../../contract/export-files/csv-field.ts';

type Cell = string | number | null;

/** How a spreadsheet of some language reads a line and its numbers. */
export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}
const usual: CsvDialect = { separator: ';', decimal: '.' };

/** Numbers as they are, so that one below nothing stays a number. */
const written = (cell: Cell, { decimal }: CsvDialect) => {
  if (typeof cell !== 'number') return csvField(cell ?? '');
  return decimal === '.' ? String(cell) : String(cell).replace('.', decimal);
};

export const csvLine = (cells: readonly Cell[], dialect = usual) =>
  `${cells.map((cell) => written(cell, dialect)).join(dialect.separator)}\r\n`;
/** The first line of a file, by which a spreadsheet knows its encoding. */
export const csvHead = (names: readonly string[], dialect = usual) =>
  `\uFEFF${csvLine(names, dialect)}`;
