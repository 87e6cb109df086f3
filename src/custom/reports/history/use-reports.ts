import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  monthlyPoints,
  pointAnalysis,
  storePostings,
} from '../../../../contract/reports/reports.ts';
import type { Period } from '../../../i18n/period.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** The store's points day by day. */
export function usePointAnalysis(period: Period) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['history', 'point-analysis', store.store_id, period],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof pointAnalysis>(
        'GET',
        '/stores/{storeId}/history/point-analysis',
        { params: { storeId: store.store_id }, query: period, signal },
      );
      return { rows: data.days, total: data.total };
    },
  });
}

/** The store's points month by month. */
export function useMonthlyPoints(year: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['history', 'monthly-points', store.store_id, year],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof monthlyPoints>(
        'GET',
        '/stores/{storeId}/history/monthly-points',
        { params: { storeId: store.store_id }, query: { year: String(year) }, signal },
      );
      return { rows: data.months, total: data.total };
    },
  });
}

/** The postings behind a line of a report, a page at a time. */
export function usePostings(period: Period, page: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['history', 'postings', store.store_id, period, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof storePostings>('GET', '/stores/{storeId}/history/postings', {
          params: { storeId: store.store_id },
          query: { ...period, page: String(page) },
          signal,
        })
      ).data,
  });
}
