import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import type { Filters } from './use-statistics.ts';

export type Store = Statistics['stores'][number];
/** From one instant up to another. */
export interface Span {
  readonly since: string;
  readonly until: string;
}

/** Those of some filters that narrow to anything. */
const narrowed = (filters: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

/** A store, or of all of them those that the page is narrowed to: by the names that a list has for both. */
export const placesOf = (
  { store_ids, region_ids }: Filters,
  store: Store | undefined,
  { stores, regions }: { readonly stores: string; readonly regions: string },
) =>
  store ? { [stores]: store.store_id } : narrowed({ [stores]: store_ids, [regions]: region_ids });

const written = ({ since, until }: Span) => `${since}..${until}`;

/** Where lists of customers are, narrowed as the page is; nothing for whoever may not read them. */
export function useCustomers(filters: Filters) {
  const addressOf = useAddressOf();
  const may = useCan('customers.read');
  if (!may) return undefined;
  const list = (filter: object) => `${addressOf(resourceOf('customers'))}${filteredBy(filter)}`;
  const joined = (store?: Store) =>
    placesOf(filters, store, {
      stores: 'registration_store_id',
      regions: 'registration_region_id',
    });
  const bought = (store?: Store) => ({
    ...placesOf(filters, store, { stores: 'child_id', regions: 'child_region_id' }),
    ...narrowed({ came_channel: filters.channel }),
  });
  return {
    /** Who registered in a period. */
    registered: (span: Span, store?: Store) =>
      list({ created_at: written(span), ...joined(store) }),
    /** Who had a receipt in a period. */
    came: (span: Span, store?: Store) => list({ came: written(span), ...bought(store) }),
    /** Of those, who had one before it. */
    returning: (span: Span, store?: Store) =>
      list({ came: written(span), ...bought(store), came_before: span.since }),
    /** Who had one in each of two periods. */
    both: (span: Span, other: Span) =>
      list({ came: written(span), came_too: written(other), ...bought() }),
    /** Who registered in one period and had a receipt in another, wherever. */
    cameAgain: (registered: Span, span: Span) =>
      list({ created_at: written(registered), ...joined(), came: written(span) }),
    ofTier: (id: number) => list({ tier_id: id, ...joined() }),
  };
}

export type Lists = ReturnType<typeof useCustomers>;
