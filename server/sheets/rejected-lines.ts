import type { Language } from '../../contract/engine/languages.ts';
import { csvHead, csvLine } from '../files/csv.ts';
import type { Reason } from '../tables/customer-imports.ts';
import { sayReasons } from './reasons.ts';

const sayHeader: Record<Language, string> = { el: 'Αιτία', en: 'Reason', it: 'Motivo' };

/** The first line of a file of rejected rows: the columns of the file that was imported, and the reason. */
export const rejectedHead = (language: Language, columns: readonly string[]) =>
  csvHead([...columns, sayHeader[language]]);

interface Rejected {
  readonly cells: readonly string[];
  readonly reasons: readonly Reason[];
}

/** A rejected row as a line of CSV with its reasons; `needed` names what the file has no column for. */
export function rejectedLine(
  language: Language,
  columns: readonly string[],
  { cells, reasons }: Rejected,
  needed: readonly string[] = [],
): string {
  const filled = columns.map((_, index) => cells[index] ?? '');
  return csvLine([...filled, sayReasons(language, [...columns, ...needed], reasons).join(' ')]);
}
