import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { FinancialSort, financialData } from '../../../../contract/reports/financial-data.ts';
import type { Period } from '../../../i18n/period.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const names = ['from', 'to', 'page', 'sort', 'order'] as const;

/** The figures that the address asks for, and how to ask for others: the address keeps what was chosen. */
export function useFinancialData() {
  const { store } = usePanel();
  const [search, setSearch] = useSearchParams();
  const query = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ) as Partial<Record<(typeof names)[number], string>>;
  const result = useQuery({
    queryKey: ['financial-data', store.store_id, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof financialData>('GET', '/companies/{storeId}/stores/financial-data', {
          params: { storeId: store.store_id },
          query: query as object,
          signal,
        })
      ).data,
  });
  const ask = (changed: Partial<Record<(typeof names)[number], string>>) =>
    setSearch({ ...query, ...changed });
  const sort = (query.sort ?? 'turnover') as FinancialSort;
  const order = query.order === 'asc' || query.order === 'desc' ? query.order : undefined;
  const { from, to } = query;
  return {
    ...result,
    /** The days that the address names, which may be none that there are. */
    period: from && to ? { from, to } : undefined,
    sort,
    order: order ?? (sort === 'name' ? ('asc' as const) : ('desc' as const)),
    choosePeriod: ({ from, to }: Period) => ask({ from, to, page: '1' }),
    setPage: (page: number) => ask({ page: String(page) }),
    sortBy: (by: FinancialSort, way: 'asc' | 'desc') => ask({ sort: by, order: way, page: '1' }),
  };
}
export type FinancialQuery = ReturnType<typeof useFinancialData>;
