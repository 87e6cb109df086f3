import type { MatrixProduct, ShortCell } from '../../../../contract/catalogue/store-products.ts';

/** Which product in which store. */
export interface Where {
  readonly product_id: number;
  readonly store_id: number;
}

/** What changes in a cell. */
export interface Change {
  readonly available?: boolean;
  readonly published?: boolean;
  readonly retail_price?: number;
  readonly reward_points?: number;
}

/** A cell with names for its numbers. */
export interface Cell {
  readonly available: boolean;
  readonly published: boolean;
  readonly retail_price: number;
  readonly reward_points: number;
  readonly changedMs: number;
}

export function cellOf(product: MatrixProduct, storeId: number): Cell | undefined {
  const short = product.cells.find(([store]) => store === storeId);
  if (!short) return undefined;
  const [, available, published, retail_price, reward_points, changedMs] = short;
  return {
    available: available === 1,
    published: published === 1,
    retail_price,
    reward_points,
    changedMs,
  };
}

const bit = (on: boolean) => (on ? 1 : 0);

/** The product with a cell in its place; without one there is none. */
export function withCell(
  product: MatrixProduct,
  storeId: number,
  cell: Cell | undefined,
): MatrixProduct {
  const others = product.cells.filter(([store]) => store !== storeId);
  if (!cell) return { ...product, cells: others };
  const { available, published, retail_price, reward_points, changedMs } = cell;
  const short: ShortCell = [
    storeId,
    bit(available),
    bit(published),
    retail_price,
    reward_points,
    changedMs,
  ];
  return { ...product, cells: [...others, short] };
}

/** What a cell will be, before the server says so. */
export function foreseen(product: MatrixProduct, cell: Cell | undefined, change: Change): Cell {
  const { retail_price, reward_points, published } = product;
  const before = cell ?? {
    available: false,
    published: false,
    retail_price,
    reward_points,
    changedMs: 0,
  };
  const isNew = change.available === true && !before.available;
  const shown = isNew ? published : before.published;
  const after = { ...before, published: shown, ...change };
  return { ...after, published: after.available && after.published };
}

/** What puts a cell back; points that the catalogue shares are no store's own to put back. */
export function putBack({ points_shared }: MatrixProduct, cell: Cell | undefined): Change {
  if (!cell) return { available: false };
  const { available, published, retail_price, reward_points } = cell;
  const before = { available, published, retail_price };
  return points_shared ? before : { ...before, reward_points };
}
