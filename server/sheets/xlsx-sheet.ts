import { longestCell } from './bad-table.ts';
import type { FileRow } from './file-rows.ts';
import type { SharedTexts } from './shared-texts.ts';
import type { Heard } from './xml.ts';

interface Book {
  readonly texts: SharedTexts;
  /** The styles that show a number as a day. */
  readonly days: ReadonlySet<number>;
  /** Those of them that show no year. */
  readonly yearless: ReadonlySet<number>;
  /** The styles that show zeros in front, and how many digits in all. */
  readonly digits: ReadonlyMap<number, number>;
  readonly from1904: boolean;
}

const dayMs = 86_400_000;

/** As many rows as a sheet can have, in any program that writes one. */
const mostRows = 1_048_576;

/** A day as a workbook counts it, as yyyy-mm-dd. */
function dayOf(count: number, from1904: boolean) {
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(first + Math.floor(count) * dayMs);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** A day of which no year is shown: the year that the workbook has stands behind it. */
const yearlessOf = (day: string) => day && `--${day.slice(5)} (${day.slice(0, 4)})`;

/** A number as a person would write it: no exponent, none of what binary fractions leave over. */
function numberOf(text: string) {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (Number.isInteger(value)) return BigInt(value).toString();
  return String(Number(value.toPrecision(15)));
}

/** Which column a cell is in, from 0: `C7` is 2. */
const columnOf = (reference: string) =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Listens to a sheet and gives its rows as they are complete. */
export class Sheet implements Heard {
  private readonly book: Book;
  private readonly mostColumns: number;
  private rows: FileRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private within = false;

  constructor(book: Book, mostColumns: number) {
    this.book = book;
    this.mostColumns = mostColumns;
  }

  /** The rows since it was last asked. */
  taken(): FileRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, { r, t, s }: Record<string, string>) {
    if (name === 'row') {
      this.row = this.rowAfter(Number(r));
      this.cells = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = r ? columnOf(r) : this.column + 1;
      this.type = t ?? 'n';
      this.style = Number(s ?? -1);
      this.value = '';
    } else if (name === 'v' || name === 't') this.within = true;
  }

  text(text: string) {
    if (this.within && this.value.length < longestCell) this.value += text;
  }

  close(name: string) {
    if (name === 'v' || name === 't') this.within = false;
    else if (name === 'c') this.keep();
    else if (name === 'row') this.rows.push([this.row, ...this.cells]);
  }

  /** Rows are told apart by their numbers: one that repeats, goes back or cannot be counts on. */
  private rowAfter(number: number) {
    const holds = Number.isInteger(number) && number > this.row && number <= mostRows;
    return holds ? number : this.row + 1;
  }

  private keep() {
    // One column more than fits is enough to be told so.
    const column = Math.min(this.column, this.mostColumns);
    if (column < 0 || this.value === '') return;
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = this.written();
  }

  private written(): string {
    const { type, value, book } = this;
    if (type === 's') return book.texts.at(Number(value));
    if (type === 'b') return value === '1' ? '1' : '0';
    if (type === 'e') return '';
    if (type !== 'n') return type === 'd' ? value.slice(0, 10) : value;
    if (book.days.has(this.style)) {
      const day = dayOf(Number(value), book.from1904);
      return book.yearless.has(this.style) ? yearlessOf(day) : day;
    }
    const number = numberOf(value);
    const most = book.digits.get(this.style) ?? 0;
    return /^\d+$/.test(number) ? number.padStart(most, '0') : number;
  }
}
