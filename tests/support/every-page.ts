import type { Pagination } from '../../contract/engine/endpoint.ts';

/** All rows of a list, page by page. */
export async function everyPage<Row>(
  read: (page: number) => Promise<readonly [rows: readonly Row[], pagination: Pagination]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const [rows, pagination]: readonly [readonly Row[], Pagination] = await read(page);
    all.push(...rows);
    page = pagination.next_page;
  }
  return all;
}
