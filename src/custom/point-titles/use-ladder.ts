import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Ladder,
  listPointTitles,
  previewPointTitles,
  TierSettings,
} from '../../../contract/point-titles/point-titles.ts';
import { useSettled } from '../../resources/pieces/use-settled.ts';
import { send } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

const path = '/companies/{storeId}/point-titles';

/** The ladder of the company and how it is climbed. */
export function useLadder() {
  const queries = useQueryClient();
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  const queryKey = ['point-titles', store.store_id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await send<typeof listPointTitles>('GET', path, { params, signal })).data,
  });
  /** Shows the ladder as the server answered it. */
  const show = (ladder: Ladder) => queries.setQueryData(queryKey, ladder);
  const showSettings = (settings: TierSettings) =>
    queries.setQueryData<Ladder>(queryKey, (before) => before && { ...before, settings });
  return { ...query, params, show, showSettings };
}

/** How many customers the thresholds of an edited ladder would move; nothing while they are saved ones. */
export function useMoves(thresholds: readonly number[], wanted: boolean) {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  const from = useSettled(thresholds.join(' '));
  const { data } = useQuery({
    queryKey: ['point-titles-preview', store.store_id, from],
    enabled: wanted && from !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof previewPointTitles>('POST', `${path}/preview`, {
          params,
          body: { from: from.split(' ').map(Number) },
          signal,
        })
      ).data,
  });
  return wanted ? data : undefined;
}
