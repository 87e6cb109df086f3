import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeDefaultLimits,
  type changeStoreLimits,
  type listDailyLimits,
  type StoreLimits,
} from '../../../../contract/settings/daily-limits.ts';
import { useForesee } from '../../../resources/effects/use-foresee.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type Channel = 'offline' | 'online';
export type Measure = 'amount' | 'points';

const path = '/companies/{storeId}/stores/daily-limits';
const key = 'daily-limits';

/** The company's default and the stores' own limits, a page at a time, by name. */
export function useDailyLimits() {
  const { store } = usePanel();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const params = { storeId: store.store_id };
  const query = { page: String(page), q };
  const result = useQuery({
    queryKey: [key, store.store_id, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof listDailyLimits>('GET', path, { params, query, signal })).data,
  });
  const search = (text: string) => {
    setPage(1);
    setTyped(text);
  };
  return { ...result, page, setPage, typed, search };
}

/** Saves one limit: a store's own, or the default where no store is given. Answers false where it is not to be saved after all. */
export function useChangeLimit(of?: StoreLimits) {
  const queries = useQueryClient();
  const { store } = usePanel();
  const foresee = useForesee();
  return async (channel: Channel, measure: Measure, value: number | null) => {
    const params = { storeId: store.store_id };
    if (of)
      await send<typeof changeStoreLimits>('PUT', '/companies/{storeId}/stores/{id}/daily-limits', {
        params: { ...params, id: of.store_id },
        body: { [channel]: { [measure]: value } },
      });
    else {
      const body = { [channel]: { [measure]: value ?? 0 } };
      if (!(await foresee(changeDefaultLimits, params, body))) return false;
      await send<typeof changeDefaultLimits>('PUT', path, { params, body });
    }
    await queries.invalidateQueries({ queryKey: [key] });
    return true;
  };
}
