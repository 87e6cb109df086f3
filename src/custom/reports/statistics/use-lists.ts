import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useReceiptsOf } from '../financial-data/ReceiptsLink.tsx';
import type { List } from './columns.ts';
import type { Filters } from './use-statistics.ts';

export type Store = Statistics['stores'][number];
/** Where the list behind a figure of a store is, or of all; nowhere for whoever may not read it. */
export type ListOf = (list: List, store: Store | undefined) => string | undefined;
type OfStore = (store: Store | undefined) => string | undefined;

/** Those of some filters that narrow to anything. */
const narrowed = (filters: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

/** A store, or of all of them those that the page is narrowed to: by the names that a list has for both. */
const placesOf = (
  { store_ids, region_ids }: Filters,
  store: Store | undefined,
  { stores, regions }: { readonly stores: string; readonly regions: string },
) =>
  store ? { [stores]: store.store_id } : narrowed({ [stores]: store_ids, [regions]: region_ids });

/** Where the customers behind a figure are: who registered in the period, who came, who came again. */
function useCustomers({ since, until }: Statistics['period'], filters: Filters) {
  const addressOf = useAddressOf();
  const may = useCan('customers.read');
  const list = (filter: object) => `${addressOf(resourceOf('customers'))}${filteredBy(filter)}`;
  const registered = { stores: 'registration_store_id', regions: 'registration_region_id' };
  const bought = { stores: 'child_id', regions: 'child_region_id' };
  const came = (store: Store | undefined) => ({
    came: `${since}..${until}`,
    ...placesOf(filters, store, bought),
    ...narrowed({ came_channel: filters.channel }),
  });
  const lists: Record<'registered' | 'came' | 'returning', OfStore> = {
    registered: (store) =>
      list({ created_at: `${since}..${until}`, ...placesOf(filters, store, registered) }),
    came: (store) => list(came(store)),
    returning: (store) => list({ ...came(store), came_before: since }),
  };
  return may ? lists : undefined;
}

/** Where what was redeemed is: gifts, or coupons of whatever kind. */
function useRedeemed({ since, until }: Statistics['period'], filters: Filters) {
  const addressOf = useAddressOf();
  const places = { stores: 'redeem_store_id', regions: 'redeem_region_id' };
  const list =
    (reward: 'gift' | 'coupon'): OfStore =>
    (store) => {
      const redeemed = { reward, redeemed_at: `${since}..${until}` };
      const filter = { ...redeemed, ...placesOf(filters, store, places) };
      return `${addressOf(resourceOf('vouchers'))}${filteredBy(filter)}`;
    };
  return useCan('redemptions.read') ? { gifts: list('gift'), coupons: list('coupon') } : undefined;
}

/**
 * The lists behind the figures, narrowed as these are. None has the receipts of all stores: the financial data of the
 * period leads on to each store's.
 */
export function useLists({ period }: Pick<Statistics, 'period'>, filters: Filters): ListOf {
  const addressOf = useAddressOf();
  const financial = useCan('stores.financial')
    ? addressOf(`stores/financial-data?from=${period.from}&to=${period.to}`)
    : undefined;
  const receiptsOf = useReceiptsOf(period, filters.channel);
  const lists: Partial<Record<List, OfStore>> = {
    ...useCustomers(period, filters),
    ...useRedeemed(period, filters),
    receipts: (store) => {
      const receipts = store ? receiptsOf(store.store_id) : null;
      return receipts === null ? financial : receipts;
    },
    points: () => financial,
  };
  return (list, store) => lists[list]?.(store);
}
