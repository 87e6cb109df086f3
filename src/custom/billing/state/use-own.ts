import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** Where the calls of this panel are: those of companies in the loyalty panel, of stores in the store panel (billing-path-by-panel). */
export function useBase() {
  const { panel, store } = usePanel();
  const isStore = panel === 'storePanel';
  const of = isStore ? 'stores' : 'companies';
  return {
    base: `/${of}/{storeId}/general-settings/billing-dashboard` as const,
    kind: isStore ? 'store' : ('company' as const),
    params: { storeId: store.store_id },
  } as const;
}

/** The key under which something of the own subscription is kept; without a part, that of all. */
function useKey() {
  const { store, lang } = usePanel();
  return (...part: readonly unknown[]) => ['own-billing', store.store_id, lang, ...part];
}

/** Has everything about the own subscription asked anew. */
export function useOwnChanged() {
  const queries = useQueryClient();
  const key = useKey();
  return () => queries.invalidateQueries({ queryKey: key() });
}

export function useCurrent() {
  const { base, params } = useBase();
  const key = useKey();
  return useQuery({
    queryKey: key('current'),
    queryFn: async ({ signal }) =>
      (await send<Dashboard['current']>('GET', `${base}/current`, { params, signal })).data,
  });
}

export function useAvailablePlans(page: number) {
  const { base, kind, params } = useBase();
  const key = useKey();
  const query = { page: String(page) };
  return useQuery({
    queryKey: key('plans', page),
    queryFn: async ({ signal }) =>
      (
        await send<Dashboard['plans']>('GET', `${base}/plans/${kind}-available`, {
          params,
          query,
          signal,
        })
      ).data,
  });
}

export function useOwnMethods() {
  const { base, params } = useBase();
  const key = useKey();
  return useQuery({
    queryKey: key('methods'),
    queryFn: async ({ signal }) =>
      (await send<Dashboard['listMethods']>('GET', `${base}/payment-methods`, { params, signal }))
        .data.store_payment_methods,
  });
}

/** Shows the ways to pay that code 301 brought (payment-methods-301). */
export function useMethodsSaid() {
  const queries = useQueryClient();
  const key = useKey();
  return ({
    code,
    extra_data,
  }: {
    code?: number;
    extra_data?: Readonly<Record<string, unknown>>;
  }) => {
    const isOwed = code === 301;
    if (isOwed && extra_data?.store_payment_methods)
      queries.setQueryData(key('methods'), extra_data.store_payment_methods);
    return isOwed;
  };
}

export function useCards() {
  const { base, params } = useBase();
  const key = useKey();
  return useQuery({
    queryKey: key('cards'),
    queryFn: async ({ signal }) => {
      const path = `${base}/payment-methods/stripe/payment-methods` as const;
      return (await send<Dashboard['listCards']>('GET', path, { params, signal })).data.cards;
    },
  });
}

export function useHistory(page: number, status: string) {
  const { base, params } = useBase();
  const key = useKey();
  const take = useMethodsSaid();
  const query = { page: String(page), ...(status ? { status: status as 'open' } : {}) };
  return useQuery({
    queryKey: key('history', page, status),
    queryFn: async ({ signal }) => {
      const path = `${base}/payments-history` as const;
      const answer = await send<Dashboard['history']>('GET', path, { params, query, signal });
      return { ...answer.data, isOwed: take(answer) };
    },
  });
}
