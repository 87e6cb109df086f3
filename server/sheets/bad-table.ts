/** A file that is no table, or one that is larger than may be. */
export class BadTable extends Error {
  readonly kind: 'not_a_table' | 'table_too_large';

  constructor(kind: BadTable['kind']) {
    super(kind);
    this.kind = kind;
  }
}

export const notATable = () => new BadTable('not_a_table');
export const tooLargeATable = () => new BadTable('table_too_large');

/** The most that a table may have; `signs` are letters of all its cells, `texts` those that cells share. */
export interface TableLimits {
  rows: number;
  columns: number;
  cells: number;
  signs: number;
  texts: number;
  textBytes: number;
}

/** As much of a cell as is kept, in letters. */
export const longestCell = 2000;
