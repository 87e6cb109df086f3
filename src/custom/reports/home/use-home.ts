import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import type {
  companyHome,
  companyNotifications,
} from '../../../../contract/reports/company-home.ts';
import type {
  companyOverview,
  overviewPeriods,
  storeOverview,
} from '../../../../contract/reports/overview.ts';
import type { storeHome } from '../../../../contract/reports/reports.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** What a home looks at: the day as it goes, or that many finished days. */
export type HomePeriod = 'today' | `${(typeof overviewPeriods)[number]}`;

/** The period that was last looked at on this device. */
export const useHomePeriod = (usual: HomePeriod) => useStore<HomePeriod>('home.period', usual);

const useOf = () => {
  const { store } = usePanel();
  return { id: store.store_id, params: { storeId: store.store_id } };
};

/** Today in a store. */
export function useToday() {
  const { id, params } = useOf();
  return useQuery({
    queryKey: ['home', id],
    queryFn: async ({ signal }) =>
      (await send<typeof storeHome>('GET', '/stores/{storeId}/home', { params, signal })).data,
  });
}

/** Today in all stores of a company. */
export function useCompanyToday() {
  const { id, params } = useOf();
  return useQuery({
    queryKey: ['company-home', id],
    queryFn: async ({ signal }) =>
      (await send<typeof companyHome>('GET', '/companies/{storeId}/home', { params, signal })).data,
  });
}

/** Finished days of a store, beside as many before. */
export function useStoreOverview(period: HomePeriod) {
  const { id, params } = useOf();
  return useQuery({
    enabled: period !== 'today',
    queryKey: ['home', id, 'overview', period],
    queryFn: async ({ signal }) =>
      (
        await send<typeof storeOverview>('GET', '/stores/{storeId}/overview', {
          params,
          query: { days: period === 'today' ? '30' : period },
          signal,
        })
      ).data,
  });
}

/** Finished days of a company, beside as many before, and what led in them. */
export function useCompanyOverview(period: HomePeriod) {
  const { id, params } = useOf();
  return useQuery({
    enabled: period !== 'today',
    queryKey: ['company-home', id, 'overview', period],
    queryFn: async ({ signal }) =>
      (
        await send<typeof companyOverview>('GET', '/companies/{storeId}/overview', {
          params,
          query: { days: period === 'today' ? '30' : period },
          signal,
        })
      ).data,
  });
}

/** What wants somebody of the company. */
export function useNotices() {
  const { id, params } = useOf();
  return useQuery({
    queryKey: ['company-home', id, 'notices'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof companyNotifications>('GET', '/companies/{storeId}/notifications', {
          params,
          signal,
        })
      ).data.notifications,
  });
}
