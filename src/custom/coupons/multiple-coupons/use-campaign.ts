import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { downloadCodes, readMultiple } from '../../../../contract/coupons/multiple-coupons.ts';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';
import { isBeingMade, lookAgainMs } from './Generation.tsx';

export type Campaign = z.infer<(typeof readMultiple)['reply']>;

const path = '/companies/{storeId}/coupons/multiple/{id}';

/** One campaign, looked at again while its codes are made. */
export function useCampaign(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery<Campaign>({
    queryKey: ['redemptions', 'campaign', store.store_id, id],
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? lookAgainMs : false),
    queryFn: async ({ signal }) =>
      (await send<typeof readMultiple>('GET', path, { params, signal })).data,
  });
}

/** Saves all codes of a campaign as a file. */
export function useCodesFile(id: number) {
  const { store } = usePanel();
  return () => download<typeof downloadCodes>(`${path}/codes`, { storeId: store.store_id, id });
}
