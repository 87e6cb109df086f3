import type { DayOrder } from '../../contract/engine/column-facts.ts';
import type { Read } from './cells.ts';
import { plain } from './headers.ts';

/** How days of a column are read. */
export interface DayReading {
  /** Where both may be; the day stands first where this is left out. */
  order?: DayOrder | undefined;
  /** The last day that may be (yyyy-mm-dd): with it, years of two figures are those up to it. */
  latest?: string | undefined;
}

interface Parts {
  year?: number | undefined;
  /** The year that a workbook has for a day which it shows without one: most often the one of its typing. */
  unseen?: number | undefined;
  month: number;
  day: number;
}

const firstYear = 1900;
const noYears = new Set([0, 1004, 1604]);
const months =
  'jan ιαν gen|feb φεβ|mar μαρ|apr απρ|may μαι mag|jun ιουν giu|jul ιουλ lug|aug αυγ ago|sep σεπ set|oct οκτ ott|nov νοε|dec δεκ dic'
    .split('|')
    .map((each) => each.split(' ').map(plain));
const time = /[T ,]+\d{1,2}:\d{2}.*$/;

function monthOf(word: string) {
  const name = plain(word);
  return months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1;
}

/** Which of two figures is the day, if one of them cannot be a month. */
export function orderOf(first: number, second: number): DayOrder | undefined {
  if (first > 12 && second <= 12) return 'dmy';
  return second > 12 && first <= 12 ? 'mdy' : undefined;
}

// A point ends a day without a year where German and Scandinavian programs wrote it: `14.03.`
const figures = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4})|\.)?$/;

/** The figures of `3/4/1985` or `3/4` in a cell. */
export function dayFigures(cell: string) {
  const found = figures.exec(cell.replace(time, ''));
  if (!found) return undefined;
  return { first: Number(found[1]), second: Number(found[2]), year: found[3] };
}

/** A year of two figures is the last such one that is not after the latest day. */
function yearOf(written: string | undefined, latest: string | undefined) {
  if (written === undefined || written.length === 4)
    return written === undefined ? undefined : Number(written);
  if (latest === undefined) return Number.NaN;
  const last = Number(latest.slice(0, 4));
  const year = Math.floor(last / 100) * 100 + Number(written);
  return year > last ? year - 100 : year;
}

function local(cell: string, { order, latest }: DayReading): Parts | undefined {
  const found = dayFigures(cell);
  if (!found) return undefined;
  const { first, second, year } = found;
  const [day, month] =
    (orderOf(first, second) ?? order ?? 'dmy') === 'dmy' ? [first, second] : [second, first];
  return { year: yearOf(year, latest), month, day };
}

function iso(cell: string): Parts | undefined {
  const found =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(cell);
  return found
    ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) }
    : undefined;
}

/** `--03-14` and `--0314` of contacts (vCard), and `--03-14 (2026)` of a workbook that shows no year. */
function withoutYear(cell: string): Parts | undefined {
  const found = /^--(\d\d)-?(\d\d)(?: \((\d{4})\))?$/.exec(cell);
  if (!found) return undefined;
  const [, month, day, year] = found;
  return { month: Number(month), day: Number(day), unseen: year ? Number(year) : undefined };
}

const monthFirst =
  /^(?<word>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{2}|\d{4}))?$/u;
const dayFirst = /^(?<day>\d{1,2})[\s.-]*(?<word>\p{L}+)\.?(?:[\s,-]+(?<year>\d{2}|\d{4}))?$/u;

/** `March 4, 1985`, `4 Μαρτίου 1985`, `4-mar-85`. */
function worded(cell: string, { latest }: DayReading): Parts | undefined {
  const { word = '', day, year } = (monthFirst.exec(cell) ?? dayFirst.exec(cell))?.groups ?? {};
  const month = monthOf(word);
  return month ? { year: yearOf(year, latest), month, day: Number(day) } : undefined;
}

/** A day as workbooks count it, where the cell has no format. */
function counted(cell: string): Parts | undefined {
  if (!/^\d{5}(?:\.\d+)?$/.test(cell)) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(cell)) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const exists = ({ year = 2000, month, day }: Parts) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0 && day > 0;
};
const two = (number: number) => String(number).padStart(2, '0');

type ReadDay = { parts: Parts } | { name: 'invalidDay' };

/** What a cell says of a day; the year is left out where it has none, whatever a program writes for it (0000, 1004, 1604). */
function partsOf(cell: string, reading: DayReading): ReadDay {
  const bare = cell.replace(time, '').trim();
  const parts =
    local(bare, reading) ??
    iso(bare) ??
    withoutYear(bare) ??
    worded(bare, reading) ??
    counted(bare);
  if (!parts || Number.isNaN(parts.year)) return { name: 'invalidDay' };
  const year = noYears.has(parts.year ?? 0) ? undefined : parts.year;
  return exists({ ...parts, year }) ? { parts: { ...parts, year } } : { name: 'invalidDay' };
}

const monthDay = ({ month, day }: Parts) => `${two(month)}-${two(day)}`;

function wholeDay(year: number, parts: Parts, { latest }: DayReading): Read {
  const day = `${year}-${monthDay(parts)}`;
  if (year < firstYear) return { name: 'invalidDay' };
  return latest !== undefined && day > latest ? { name: 'dayToCome' } : { value: day };
}

/**
 * A day as people and programs write it, as yyyy-mm-dd: `29/2/2000`, `2000-02-29`, `20000229`, `29 February 2000`; a time
 * after it is left out. A day without a year is refused as such.
 */
export function dayOf(cell: string, reading: DayReading = {}): Read {
  const read = partsOf(cell, reading);
  if ('name' in read) return read;
  const { year = read.parts.unseen } = read.parts;
  return year === undefined ? { name: 'dayWithoutYear' } : wholeDay(year, read.parts, reading);
}

/** Nobody is a customer before that age: a later year is the one of the typing, which spreadsheets fill in. */
const leastAge = 15;

/** The year that a workbook has and does not show, where somebody may be born in it. */
function typedYear({ unseen }: Parts, { latest = '' }: DayReading) {
  const isOld = unseen !== undefined && Number(latest.slice(0, 4)) - unseen > leastAge;
  return isOld ? unseen : undefined;
}

/** A birthday as `dayOf` reads it; one without a year as MM-DD: `14/3`, `--03-14`, `14 March`, `0000-03-14`. */
export function birthdayOf(cell: string, reading: DayReading = {}): Read {
  const read = partsOf(cell, reading);
  if ('name' in read) return read;
  const { year = typedYear(read.parts, reading) } = read.parts;
  return year === undefined ? { value: monthDay(read.parts) } : wholeDay(year, read.parts, reading);
}
