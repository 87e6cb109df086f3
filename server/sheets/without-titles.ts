import type { FileRow } from './file-rows.ts';

const mostLooked = 20;
const filled = ([, ...cells]: FileRow) => cells.filter(Boolean).length;

/** How many lines stand above the headers: those of one or two cells where the first rows have more than twice as many. */
function titlesIn(rows: readonly FileRow[]) {
  const most = Math.max(...rows.map(filled));
  const isTitle = (cells: number) => cells <= 2 && (cells * 2 < most || (cells === 1 && most > 2));
  return Math.max(
    0,
    rows.findIndex((row) => !isTitle(filled(row))),
  );
}

/** The rows of a file from its headers on, without the titles and dates that programs print above them. */
export async function* withoutTitles(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  const first: FileRow[] = [];
  let isFound = false;
  for await (const row of rows) {
    if (isFound) yield row;
    else if (first.push(row) === mostLooked) {
      yield* first.splice(titlesIn(first));
      isFound = true;
    }
  }
  if (!isFound && first.length) yield* first.splice(titlesIn(first));
}
