import type { ProductColumn } from '../../../contract/catalogue/product-imports.ts';
import { plain } from '../../sheets/headers.ts';
import type { FileRow } from '../../sheets/table.ts';

/**
 * Rows of variants with the name of their product, which only its first row has: they have the same handle.
 * Their option stands after the name.
 */
export function named(
  header: readonly string[],
  rows: readonly FileRow[],
  columns: readonly (ProductColumn | null)[],
): readonly FileRow[] {
  const titles = header.map(plain);
  const [handle, option] = [titles.indexOf('handle'), titles.indexOf('option1value')];
  const name = columns.indexOf('name.el');
  if (handle < 0 || name < 0) return rows;
  const names = new Map<string, string>();
  return rows.map((row) => {
    const [number, ...cells] = row;
    const own = cells[name] || names.get(cells[handle] ?? '');
    if (!own) return row;
    names.set(cells[handle] ?? '', own);
    cells[name] = [own, cells[option]].filter(Boolean).join(' ');
    return [number, ...cells];
  });
}
