import { z } from 'zod';
import type { DecimalSign } from './numbers.ts';

/** Whether the day or the month stands first. */
export type DayOrder = 'dmy' | 'mdy';

/** What all cells of a column of a file say together. */
export interface ColumnFacts {
  /** The sign before decimals; null where no cell has one, `unsure` where numbers may be read in two ways. */
  decimal: DecimalSign | 'unsure' | null;
  /** Whether days or months stand first; null where no cell needs it, `unsure` where both may be. */
  order: DayOrder | 'unsure' | null;
  /** Whether most of it is mobiles. */
  mobiles: boolean;
  /** The countries whose mobiles it has with their calling code (ISO 3166-1, two letters). */
  countries: string[];
  /** Whether most of it is two words or more. */
  words: boolean;
}

/** The most columns of a file that is imported. */
export const mostFileColumns = 200;
/** Days for which an import can be undone, and for which the rows that it rejected are stored. */
export const importDays = 30;

/** The sign before the decimals of a column, and whether its days or its months stand first. */
export const decimalSigns = [',', '.'] as const satisfies readonly DecimalSign[];
export const dayOrders = ['dmy', 'mdy'] as const satisfies readonly DayOrder[];

/** A choice for each column of a file, in their order; null where none is made. */
export type ByColumn<W> = readonly (W | null)[];

const escaped = (word: string) => word.replaceAll('.', '\\.');
const longest = 40;

/** A choice for each column in a query, as `date,,text`; nothing between two commas is none. */
export function byColumn<W extends string>(words: readonly W[]) {
  const one = `(${words.map(escaped).join('|')})?`;
  return z
    .string()
    .max(longest * mostFileColumns)
    .regex(new RegExp(`^${one}(,${one})*$`))
    .transform(
      (text): ByColumn<W> =>
        text.split(',').map((each) => words.find((word) => word === each) ?? null),
    );
}

const signs = { comma: ',', point: '.' } as const;

/** One decimal sign in a query, as `comma` or `point`. */
export const decimalByWord = z
  .enum(['comma', 'point'])
  .transform((word): DecimalSign => signs[word]);

/** The decimal sign of each column in a query, as `comma,,point`: a comma stands between the columns. */
export const decimalsByColumn = byColumn(['comma', 'point']).transform(
  (words): ByColumn<DecimalSign> => words.map((word) => word && signs[word]),
);
/** The order of days of each column in a query, as `dmy,,mdy`. */
export const ordersByColumn = byColumn(dayOrders);
