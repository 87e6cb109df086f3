import { statementColumnOf } from '../../../../contract/billing/statements.ts';
import type { FileRow } from '../../../sheets/table.ts';

/** So many rows may stand above the titles: the name of the bank, the account, the period. */
export const mostAboveTitles = 40;

/** How many kinds of columns a row names; a cell with a digit is no title. */
function kindsIn([, ...cells]: FileRow): number {
  const kinds = cells.filter((cell) => !/\d/.test(cell)).map(statementColumnOf);
  return new Set(kinds.filter(Boolean)).size;
}

/** The place of the first of the largest figures; -1 where there is none. */
const firstMost = (figures: readonly number[]) => figures.indexOf(Math.max(...figures));

/**
 * Which of the first rows has the titles: the one that names most kinds of columns, two at least; where none does, the
 * first that is as wide as any. -1 where there is no row.
 */
export function titlesAmong(rows: readonly FileRow[]): number {
  const kinds = rows.map(kindsIn);
  return Math.max(...kinds) > 1 ? firstMost(kinds) : firstMost(rows.map((row) => row.length));
}
