import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type {
  MatrixProduct,
  matrixProducts,
} from '../../../../contract/catalogue/store-products.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

type Page = z.output<(typeof matrixProducts)['reply']>;

/** What the rows are narrowed to. */
export interface Narrowed {
  readonly q: string;
  readonly tag: string;
  /** Only the cells of this store. */
  readonly store_id?: number | undefined;
}

/** Products of a page, as the server cuts them. */
export const pageRows = 100;

const path: (typeof matrixProducts)['path'] =
  '/companies/{storeId}/products/store-products/products';

/** The rows of the matrix, in the pages that are wanted; the others are not fetched yet. */
export function useMatrix({ q, tag, store_id }: Narrowed, pages: readonly number[]) {
  const { store } = usePanel();
  const queries = useQueryClient();
  const key = useMemo(
    () => ['catalogue-matrix', store.store_id, { q, tag, store_id }] as const,
    [store.store_id, q, tag, store_id],
  );
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...key, page],
      staleTime: 30_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = {
          page: String(page),
          ...(q ? { q } : {}),
          ...(tag ? { product_tag_id: tag } : {}),
          ...(store_id ? { store_id: String(store_id) } : {}),
        };
        const params = { storeId: store.store_id };
        return (await send<typeof matrixProducts>('GET', path, { params, query, signal })).data;
      },
    })),
  });
  const loaded = new Map(
    results.flatMap(({ data }) => (data ? [[data.pagination.current_page, data] as const] : [])),
  );
  const failed = results.find(({ error }) => error);
  const rowAt = (index: number): MatrixProduct | undefined =>
    loaded.get(Math.floor(index / pageRows) + 1)?.products[index % pageRows];
  /** Changes a product wherever it is kept, and answers how it was. */
  const replace = (productId: number, by: (product: MatrixProduct) => MatrixProduct) => {
    queries.setQueriesData<Page>({ queryKey: [...key] }, (page) =>
      page?.products.some(({ product_id }) => product_id === productId)
        ? {
            ...page,
            products: page.products.map((each) =>
              each.product_id === productId ? by(each) : each,
            ),
          }
        : page,
    );
  };
  const productOf = (productId: number) =>
    queries
      .getQueriesData<Page>({ queryKey: [...key] })
      .flatMap(([, page]) => page?.products ?? [])
      .find(({ product_id }) => product_id === productId);
  const [first] = loaded.values();
  return {
    total: first?.pagination.total,
    rowAt,
    replace,
    productOf,
    error: first ? null : failed?.error,
    refetch: () => Promise.all(results.map((each) => each.refetch())),
  };
}
export type Matrix = ReturnType<typeof useMatrix>;
