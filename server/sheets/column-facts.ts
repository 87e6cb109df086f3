import type { ColumnFacts, DayOrder } from '../../contract/engine/column-facts.ts';
import { type DecimalSign, numberWith } from '../../contract/engine/numbers.ts';
import { plainPhone } from '../../contract/engine/plain-phone.ts';
import { dayFigures, orderOf } from './days.ts';

/** How often each of two readings is the only one, and how often both are. */
interface Votes<T extends string> {
  only: Map<T, number>;
  both: number;
}
const noVotes = <T extends string>(): Votes<T> => ({ only: new Map(), both: 0 });
const add = <T extends string>(votes: Votes<T>, one: T | undefined) => {
  if (one === undefined) votes.both += 1;
  else votes.only.set(one, (votes.only.get(one) ?? 0) + 1);
};

/** What settles it: one reading alone has cells of its own. What no cell leaves open is as most have it. */
function settled<T extends string>({ only, both }: Votes<T>): T | 'unsure' | null {
  const [most, ...others] = [...only].sort(([, a], [, b]) => b - a);
  if (both > 0 && (!most || others.length > 0)) return 'unsure';
  return most?.[0] ?? null;
}

const longestNumber = 40;
/** The kinds of mobiles that are known by their digits alone. */
const kinds = [
  { country: 'GR', full: /^(?:\+|00)?3069\d{8}$/, bare: /^69\d{8}$/, isBareSure: true },
  { country: 'IT', full: /^(?:\+|00)393\d{8,9}$/, bare: /^3\d{8,9}$/, isBareSure: false },
  { country: 'CY', full: /^(?:\+|00)3579\d{7}$/, bare: /^9\d{7}$/, isBareSure: false },
] as const;

/** Gathers what one column says, cell by cell. */
class Column {
  private filled = 0;
  private several = 0;
  private readonly decimals = noVotes<DecimalSign>();
  private readonly days = noVotes<DayOrder>();
  private readonly yearless = noVotes<DayOrder>();
  private readonly full = new Map<string, number>();
  private readonly bare = new Map<string, number>();
  private readonly isWorkbook: boolean;

  constructor(isWorkbook: boolean) {
    this.isWorkbook = isWorkbook;
  }

  look(cell: string) {
    if (cell === '') return;
    this.filled += 1;
    if (/\p{L}\s+\p{L}/u.test(cell)) this.several += 1;
    if (cell.length > longestNumber || !/\d/.test(cell)) return;
    this.lookAtNumber(cell);
    this.lookAtDay(cell);
    this.lookAtMobile(cell);
  }

  private lookAtNumber(cell: string) {
    if (!/\d[.,]\d|^[.,]\d/.test(cell)) return;
    // A workbook writes its numbers with a point, whatever the language of its texts.
    if (this.isWorkbook && /^-?\d+\.(?:\d{1,2}|\d{4,})$/.test(cell)) return;
    const [comma, point] = [numberWith(cell, ','), numberWith(cell, '.')];
    if (comma === undefined && point === undefined) return;
    if (comma !== undefined && point !== undefined) {
      if (comma !== point) add(this.decimals, undefined);
    } else add(this.decimals, comma === undefined ? '.' : ',');
  }

  private lookAtDay(cell: string) {
    const found = dayFigures(cell);
    if (!found || found.first === found.second) return;
    const votes = found.year === undefined ? this.yearless : this.days;
    add(votes, orderOf(found.first, found.second));
  }

  private lookAtMobile(cell: string) {
    const digits = cell.length < 8 ? '' : (plainPhone(cell) ?? '').replace(/[^\d+]/g, '');
    for (const { country, full, bare } of kinds) {
      if (full.test(digits)) this.full.set(country, (this.full.get(country) ?? 0) + 1);
      else if (bare.test(digits)) this.bare.set(country, (this.bare.get(country) ?? 0) + 1);
    }
  }

  facts(): ColumnFacts {
    const mobiles = kinds.reduce((sum, { country, isBareSure }) => {
      const full = this.full.get(country) ?? 0;
      return sum + full + (isBareSure || full > 0 ? (this.bare.get(country) ?? 0) : 0);
    }, 0);
    const { days, yearless } = this;
    const isWithYear = days.both + days.only.size > 0;
    return {
      decimal: settled(this.decimals),
      order: settled(isWithYear ? days : yearless),
      mobiles: mobiles * 2 > this.filled,
      countries: [...this.full.keys()],
      words: this.several * 2 > this.filled,
    };
  }
}

/** Reads columns as columns: what their cells leave open one by one is settled by all of them together. */
export class Columns {
  private readonly columns: Column[];

  /** `isWorkbook` where numbers are those of a workbook and not of a text. */
  constructor(count: number, isWorkbook: boolean) {
    this.columns = Array.from({ length: count }, () => new Column(isWorkbook));
  }

  look(cells: readonly string[]) {
    for (const [place, column] of this.columns.entries()) column.look(cells[place] ?? '');
  }

  facts = () => this.columns.map((column) => column.facts());
}
