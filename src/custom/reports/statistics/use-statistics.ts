import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type {
  ActiveUsers,
  ActiveUsersTwoMonths,
  activeUsers,
  activeUsersTwoMonths,
  Leaders,
  leaders,
  Statistics,
  statistics,
} from '../../../../contract/reports/statistics.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** What the address narrows the statistics to. */
export const filterNames = ['from', 'to', 'store_ids', 'region_ids', 'channel', 'compare'] as const;
export type Filters = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

/** The filters that the address has, and how to choose others. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const filters: Filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const choose = (changed: Partial<Record<(typeof filterNames)[number], string | undefined>>) => {
    const next = Object.entries({ ...filters, ...changed }).filter(([, value]) => value);
    setSearch(Object.fromEntries(next) as Record<string, string>);
  };
  return { filters, choose };
}

const path = '/companies/{storeId}/statistics';

/** One of the calls of statistics, with the filters of the page. */
function useCall<T>(
  name: string,
  query: Filters,
  call: (options: {
    params: { storeId: number };
    query: object;
    signal: AbortSignal;
  }) => Promise<{ data: T }>,
) {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return useQuery<T>({
    queryKey: ['statistics', name, store.store_id, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call({ params, query, signal })).data,
  });
}

export const useStatistics = (filters: Filters) =>
  useCall<Statistics>('sums', filters, (options) =>
    send<typeof statistics>('GET', path, options as never),
  );

/** What narrows who came: they are held against no other period. */
export const withoutCompare = ({ compare: _, ...rest }: Filters): Filters => rest;
const placesOf = ({ store_ids, region_ids, channel }: Filters): Filters => ({
  ...(store_ids ? { store_ids } : {}),
  ...(region_ids ? { region_ids } : {}),
  ...(channel ? { channel } : {}),
});

export const useActiveUsers = (filters: Filters) =>
  useCall<ActiveUsers>('active', withoutCompare(filters), (options) =>
    send<typeof activeUsers>('GET', `${path}/active-users`, options as never),
  );

export const useTwoMonths = (filters: Filters) =>
  useCall<ActiveUsersTwoMonths>('months', placesOf(filters), (options) =>
    send<typeof activeUsersTwoMonths>('GET', `${path}/active-users-two-months`, options as never),
  );

export const useLeaders = (filters: Filters) =>
  useCall<Leaders>('leaders', withoutCompare(filters), (options) =>
    send<typeof leaders>('GET', `${path}/leaders`, options as never),
  );
