import type { FileRow } from '../table.ts';

/** A file with a column of codes: its titles, and the rows below them. */
export interface CodeTable {
  readonly titles: readonly string[];
  readonly rows: readonly FileRow[];
}

/** How the column of codes is found. */
export interface CodeColumn {
  /** Whether the title of a column says that it has the codes. */
  readonly isTitle: (title: string) => boolean;
  /** Whether a cell is a code and no word. */
  readonly isCode: (cell: string) => boolean;
}

/** A file whose first row has a code has no titles. */
export function tableOf(all: readonly FileRow[], { isTitle, isCode }: CodeColumn): CodeTable {
  const [first, ...rows] = all;
  const cells = (first?.slice(1) ?? []) as string[];
  if (cells.some(isTitle) || !cells.some(isCode)) return { titles: cells, rows };
  const width = Math.max(...all.map((row) => row.length - 1));
  return { titles: Array.from({ length: width }, () => ''), rows: all };
}

/** Which column has the codes: the one whose title says so, else the only one of which most cells are codes. */
export function columnOf({ titles, rows }: CodeTable, { isTitle, isCode }: CodeColumn) {
  const titled = titles.findIndex(isTitle);
  if (titled >= 0) return titled;
  const found = titles.flatMap((_, at) => {
    const codes = rows.filter((row) => isCode(String(row[at + 1] ?? ''))).length;
    return codes * 2 > rows.length ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
