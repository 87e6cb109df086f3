import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campaign, readCampaign } from '../../../../contract/campaigns/campaigns.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/campaigns/{id}';
const keyOf = (storeId: number, id: number) => ['campaigns', storeId, id];

/** One campaign. */
export function useCampaign(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery<Campaign>({
    queryKey: [...keyOf(store.store_id, id), 'whole'],
    queryFn: async ({ signal }) =>
      (await send<typeof readCampaign>('GET', path, { params, signal })).data,
  });
}

/** Shows a campaign as a call has answered it, and has everything else about it fetched anew. */
export function useCampaignChanged(id: number) {
  const { store } = usePanel();
  const queries = useQueryClient();
  return async (change?: Partial<Campaign>) => {
    const key = keyOf(store.store_id, id);
    if (change)
      queries.setQueryData<Campaign>(
        [...key, 'whole'],
        (before) => before && { ...before, ...change },
      );
    await Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: [resourceOf('campaigns')] }),
    ]);
  };
}

/** The key under which a part of what is known of a campaign is kept. */
export function useKeyOf(id: number) {
  const { store } = usePanel();
  return (...part: readonly unknown[]) => [...keyOf(store.store_id, id), ...part];
}
