import type {
  changeCell,
  changeCells,
  StoreProductCell,
} from '../../../../contract/catalogue/store-products.ts';
import { send } from '../../../session/api.ts';
import type { Change, Where } from './matrix-cells.ts';

const base = '/companies/{storeId}/products/store-products';
const one: (typeof changeCell)['path'] = `${base}/{storesStoreId}/products/{parentProductId}`;
const many: (typeof changeCells)['path'] = `${base}/products`;

type Sent = Where & Change & { readonly updated_at: string | null };

/** Sends one cell, or several at once, all or none; answers them as they are then. */
export async function sendCells(
  storeId: number,
  cells: readonly Sent[],
): Promise<readonly StoreProductCell[]> {
  const [only, ...others] = cells;
  if (!only || others.length) {
    const { data } = await send<typeof changeCells>('PUT', many, {
      params: { storeId },
      body: { cells: [...cells] },
    });
    return data.cells;
  }
  const { product_id: parentProductId, store_id: storesStoreId, ...body } = only;
  const params = { storeId, storesStoreId, parentProductId };
  return [(await send<typeof changeCell>('PUT', one, { params, body })).data];
}
