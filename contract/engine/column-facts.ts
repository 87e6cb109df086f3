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
