import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as ofCompany from '../../../contract/debts/company-calls.ts';
import { send } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

const path = '/companies/{storeId}/store-debts';

/** The company of this panel, and under which key what is asked about its debts is kept. */
function useCompany() {
  const { store } = usePanel();
  return {
    params: { storeId: store.store_id },
    keyOf: (...part: readonly unknown[]) => ['store-debts', store.store_id, ...part],
  };
}

type Asked = Readonly<Record<string, string>>;

export function useAnalysis(query: Asked) {
  const { params, keyOf } = useCompany();
  return useQuery({
    queryKey: keyOf('analysis', query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof ofCompany.monthlyAnalysis>('GET', `${path}/monthly-analysis`, {
          params,
          query: query as object,
          signal,
        })
      ).data,
  });
}

export function useCompanyPoints(query: Asked) {
  const { params, keyOf } = useCompany();
  return useQuery({
    queryKey: keyOf('points', query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof ofCompany.companyMonthlyPoints>('GET', `${path}/monthly-points`, {
          params,
          query: query as object,
          signal,
        })
      ).data,
  });
}

export function useRedemptions(query: Asked) {
  const { params, keyOf } = useCompany();
  return useQuery({
    queryKey: keyOf('redemptions', query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof ofCompany.monthlyRedemption>(
          'GET',
          `${path}/monthly-analysis-redemption`,
          { params, query: query as object, signal },
        )
      ).data,
  });
}

/** What a company does about the debts of its stores; everything about them is asked anew afterwards. */
export function useDebtCalls() {
  const { params, keyOf } = useCompany();
  const queries = useQueryClient();
  const changed = () => queries.invalidateQueries({ queryKey: keyOf() });
  return {
    close: async (month: string) => {
      await send<typeof ofCompany.closeMonth>('POST', `${path}/close`, { params, body: { month } });
      await changed();
    },
    saveSettings: async (body: {
      rule: 'issuing' | 'redemption';
      vat_rate: number;
      from_month: string;
    }) => {
      await send<typeof ofCompany.saveDebtSettings>('PUT', `${path}/settings`, { params, body });
      await changed();
    },
  };
}
