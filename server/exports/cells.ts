import type { Language, Localized } from '../../contract/engine/languages.ts';
import type { Column } from '../../contract/exports/columns.ts';

/** A cell before it is written: a moment in milliseconds of UTC, a day as `YYYY-MM-DD`. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | { readonly moment: number }
  | { readonly day: string };

export type Row = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, string>;

/** A value of a row by the name of its column. */
function valueAt(row: Row, name: string): unknown {
  if (!name.includes('.')) return row[name];
  return name
    .split('.')
    .reduce<unknown>((within, part) => (within as Row | null | undefined)?.[part], row);
}

/** A text in the reader's language, or in Greek, which is always there. */
const inLanguage = (value: unknown, language: Language) => {
  const words = value as Partial<Localized>;
  return words[language] || words.el || '';
};

function plain(value: unknown, { kind }: Column, language: Language): Cell {
  if (kind === 'localized') return inLanguage(value, language);
  if (kind === 'moment') return { moment: Date.parse(String(value)) };
  if (kind === 'day') return { day: String(value).slice(0, 10) };
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}

/** How the values of a column become cells; the name of what is referred to stands in place of its number. */
export function cellOf(column: Column, language: Language, names?: Names): (row: Row) => Cell {
  const named = (value: unknown) => names?.get(String(value));
  return (row) => {
    const value = valueAt(row, column.name);
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((each) => named(each) ?? String(each)).join(', ');
    return named(value) ?? plain(value, column, language);
  };
}
