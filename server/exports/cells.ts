import { type Language, type Localized, locales } from '../../contract/engine/languages.ts';
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

/** How the value of a column is found in a row, by its name. */
function finder(name: string): (row: Row) => unknown {
  const [first = '', ...within] = name.split('.');
  if (!within.length) return (row) => row[first];
  return (row) =>
    within.reduce<unknown>((whole, part) => (whole as Row | null | undefined)?.[part], row[first]);
}

/** A text in the reader's language, or in Greek, which is always there. */
const inLanguage = (value: unknown, language: Language) => {
  const words = value as Partial<Localized>;
  return words[language] || words.el || '';
};

// A leap year has every day.
const dayAndMonth = (monthDay: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`2000-${monthDay}`));

function plain(value: unknown, { kind }: Column, language: Language): Cell {
  if (kind === 'localized') return inLanguage(value, language);
  if (kind === 'moment') return { moment: Date.parse(String(value)) };
  // In words: whoever opens the file cannot take the day for the month.
  if (kind === 'birthday') return dayAndMonth(String(value), language);
  if (kind === 'day') return { day: String(value).slice(0, 10) };
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}

/** How the values of a column become cells; the name of what is referred to stands in place of its number. */
export function cellOf(column: Column, language: Language, names?: Names): (row: Row) => Cell {
  // Where nothing has a name, no value is asked for one: there are millions of them.
  const named = (value: unknown) => (names?.size ? names.get(String(value)) : undefined);
  const find = finder(column.from ?? column.name);
  return (row) => {
    const value = find(row);
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((each) => named(each) ?? String(each)).join(', ');
    return named(value) ?? plain(value, column, language);
  };
}
