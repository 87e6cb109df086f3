import type { Language } from '../../contract/engine/languages.ts';
import { type CsvDialect, csvHead, csvLine } from '../files/csv.ts';
import type { Cell } from './cells.ts';
import { type Clock, isoAt } from './clock.ts';

/** How spreadsheets read files where a language is spoken. */
const dialects: Record<Language, CsvDialect> = {
  el: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
  it: { separator: ';', decimal: ',' },
};

/** A table: what its columns are called, and its rows, some at a time. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
  readonly language: Language;
  readonly clock: Clock;
}

function written(cell: Cell, clock: Clock): string | number | null {
  if (cell === null || typeof cell === 'number' || typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') return String(cell);
  return 'day' in cell ? cell.day : isoAt(clock, cell.moment);
}

/** A table as CSV: UTF-8 with its mark, as spreadsheets of the language read it; days and moments by ISO 8601. */
export async function* csvOf({ headings, rows, language, clock }: Table) {
  const dialect = dialects[language];
  yield csvHead(headings, dialect);
  for await (const some of rows)
    yield some
      .map((cells) =>
        csvLine(
          cells.map((cell) => written(cell, clock)),
          dialect,
        ),
      )
      .join('');
}
