import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useReceiptsOf } from '../financial-data/ReceiptsLink.tsx';
import type { List } from './columns.ts';
import { placesOf, type Store, useCustomers } from './use-customers.ts';
import type { Filters } from './use-statistics.ts';

/** Where the list behind a figure of a store is, or of all; nowhere for whoever may not read it. */
export type ListOf = (list: List, store: Store | undefined) => string | undefined;
type OfStore = (store: Store | undefined) => string | undefined;

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
  const customers = useCustomers(filters);
  const lists: Partial<Record<List, OfStore>> = {
    registered: (store) => customers?.registered(period, store),
    came: (store) => customers?.came(period, store),
    returning: (store) => customers?.returning(period, store),
    ...useRedeemed(period, filters),
    receipts: (store) => {
      const receipts = store ? receiptsOf(store.store_id) : null;
      return receipts === null ? financial : receipts;
    },
    points: () => financial,
  };
  return (list, store) => lists[list]?.(store);
}
