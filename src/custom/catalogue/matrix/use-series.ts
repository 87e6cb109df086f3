import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  orderProducts,
  SortedProduct,
  sortedProducts,
} from '../../../../contract/catalogue/company-products.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** The list with one product at another place, counted from 0. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  moved.splice(Math.max(0, Math.min(to, list.length - 1)), 0, ...moved.splice(from, 1));
  return moved;
}

function useSorted() {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  const queries = useQueryClient();
  const queryKey = ['product-series', store.store_id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await send<typeof sortedProducts>('GET', '/companies/{storeId}/products/sorted', {
          params,
          signal,
        })
      ).data.products,
  });
  const save = async (products: readonly SortedProduct[]) => {
    const sorting = products.map(({ product_id }, index) => ({ product_id, order: index + 1 }));
    const { data } = await send<typeof orderProducts>(
      'PUT',
      '/companies/{storeId}/products/order',
      { params, body: { sorting } },
    );
    queries.setQueryData(queryKey, data.products);
  };
  return { ...query, save };
}

/** The order of products as it is being changed: nothing is saved before it is asked for. */
export function useSeries() {
  const notify = useNotify();
  const { data, error, refetch, save } = useSorted();
  const [steps, setSteps] = useState<readonly SortedProduct[][]>([]);
  const [busy, setBusy] = useState(false);
  const products = steps.at(-1) ?? data ?? [];
  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= products.length) return;
    setSteps((before) => [...before, movedTo(before.at(-1) ?? data ?? [], from, to)]);
  };
  const send = async () => {
    setBusy(true);
    try {
      await save(products);
      setSteps([]);
      notify('catalogue.series.done', { type: 'success' });
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.status === 403) return showForbidden();
      notify(refusal.said, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    products,
    isLoaded: data !== undefined,
    error: data ? null : error,
    refetch,
    move,
    undo: () => setSteps((before) => before.slice(0, -1)),
    isChanged: steps.length > 0,
    busy,
    save: send,
  };
}
export type Series = ReturnType<typeof useSeries>;
