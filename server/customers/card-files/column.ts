import { cardCode, isCardCode, isRounded } from '../../../contract/engine/card-codes.ts';
import { fieldOfTitle } from '../../sheets/customer-titles.ts';
import type { FileRow } from '../../sheets/table.ts';

/** A file of cards: its titles, and the rows below them. */
export interface CardTable {
  readonly titles: readonly string[];
  readonly rows: readonly FileRow[];
}

/** Whether a cell is a number of a card and no word: three digits at least, without a space. */
const isNumber = (cell: string) =>
  isRounded(cell) ||
  (isCardCode(cardCode(cell)) && /^\S+$/.test(cell) && /(?:\d\D*){3}/.test(cell));

/** A file whose first row has a number of a card has no titles. */
export function tableOf(all: readonly FileRow[]): CardTable {
  const [first, ...rows] = all;
  const cells = (first?.slice(1) ?? []) as string[];
  if (!cells.some(isNumber)) return { titles: cells, rows };
  const width = Math.max(...all.map((row) => row.length - 1));
  return { titles: Array.from({ length: width }, () => ''), rows: all };
}

/** Which column has the numbers: the one whose title says so, else the only one of which most cells are numbers. */
export function columnOf({ titles, rows }: CardTable): number | null {
  const titled = titles.findIndex((title) => fieldOfTitle(title) === 'card_number');
  if (titled >= 0) return titled;
  const found = titles.flatMap((_, at) => {
    const numbers = rows.filter((row) => isNumber(String(row[at + 1] ?? ''))).length;
    return numbers * 2 > rows.length ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
