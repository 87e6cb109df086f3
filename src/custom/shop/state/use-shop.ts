import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { readCredits } from '../../../../contract/shop/credits.ts';
import type { ShopBillingTime } from '../../../../contract/shop/kinds.ts';
import type { listOrders, listSales } from '../../../../contract/shop/orders.ts';
import type { listShop, quoteShop } from '../../../../contract/shop/shop.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** Where the pages of the shop are, below the panel. */
export const paths = {
  shop: 'marketplace/shop',
  orders: 'marketplace/shop-orders',
  credits: 'marketplace/credits',
} as const;
export const salesPath = 'marketplace/sales';

const ofCompanies = '/companies/{storeId}/subscriptions/products';
/** Typed as that of a company: their paths differ in nothing else. */
const ofSuppliers = ofCompanies.replace('companies', 'suppliers') as typeof ofCompanies;

/** Whose shop it is, where its calls are, and under what its answers are kept. */
export function useOwn() {
  const { store, lang, panel } = usePanel();
  return {
    products: panel === 'supplierPanel' ? ofSuppliers : ofCompanies,
    params: { storeId: store.store_id },
    keyOf: (...part: readonly unknown[]) => ['shop', store.store_id, lang, ...part],
  };
}

/** Has everything about the shop, and what was billed for it, asked anew. */
export function useShopChanged() {
  const queries = useQueryClient();
  const { store } = usePanel();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['shop', store.store_id] });
    await queries.invalidateQueries({ queryKey: ['own-billing', store.store_id] });
  };
}

type QueryOf<F> = F extends { query?: infer Q | undefined } ? NonNullable<Q> : never;
type ShopQuery = QueryOf<NonNullable<Parameters<typeof send<typeof listShop>>[2]>>;
type OrdersQuery = QueryOf<NonNullable<Parameters<typeof send<typeof listOrders>>[2]>>;

/** What is on sale here, a page at a time. */
export function useProducts(query: ShopQuery) {
  const { products, params, keyOf } = useOwn();
  return useQuery({
    queryKey: keyOf('products', query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof listShop>('GET', `${products}/shop`, { params, query, signal })).data,
  });
}

export interface Wanted {
  readonly subscription_product_variant_id: number;
  readonly quantity: number;
  readonly billed: ShopBillingTime;
}

/** What something would cost; nothing is asked while nothing is chosen. */
export function useQuote(wanted: Wanted | undefined) {
  const { products, params, keyOf } = useOwn();
  return useQuery({
    queryKey: keyOf('quote', wanted),
    enabled: wanted !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const body = wanted as Wanted;
      const path = `${products}/shop/quote` as const;
      return (await send<typeof quoteShop>('POST', path, { params, body, signal })).data;
    },
  });
}

/** What was bought, or what was sold. */
export function useOrders(side: 'bought' | 'sold', query: OrdersQuery) {
  const { products, params, keyOf } = useOwn();
  return useQuery({
    queryKey: keyOf('orders', side, query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { params, query, signal };
      if (side === 'bought')
        return (await send<typeof listOrders>('GET', `${products}/orders`, asked)).data;
      return (await send<typeof listSales>('GET', `${products}/sales`, asked)).data;
    },
  });
}

/** Credits of every kind. */
export function useCredits() {
  const { products, params, keyOf } = useOwn();
  return useQuery({
    queryKey: keyOf('credits'),
    queryFn: async ({ signal }) =>
      (await send<typeof readCredits>('GET', `${products}/credits`, { params, signal })).data
        .credits,
  });
}
