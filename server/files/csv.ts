/** A telephone number with its calling code: whatever a spreadsheet makes of it, nothing is run. */
const international = /^\+\d{8,15}$/;

/** A field of a CSV file: quoted where needed, and never a formula for a spreadsheet. */
export const csvField = (value: string) => {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !international.test(value);
  const plain = isFormula ? `'${value}` : value;
  return /[",\n\r;]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
};

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
