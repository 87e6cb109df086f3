import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentCampaign } from '../../../../contract/campaigns/definition.ts';
import type {
  CampaignPreview,
  cancelPreview,
  readPreview,
  startPreview,
} from '../../../../contract/campaigns/previews.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/campaigns/previews';
const lookAgainMs = 700;
const isUnderWay = (preview: CampaignPreview | undefined) =>
  preview?.state === 'queued' || preview?.state === 'running';

/** A preview of a campaign: begun, looked at while it is under way, and stopped. */
export function usePreview(body: object) {
  const { store } = usePanel();
  const [begun, setBegun] = useState<{ id: number; of: string }>();
  const of = JSON.stringify(body);
  const params = { storeId: store.store_id };
  const start = useMutation({
    mutationFn: async () =>
      (await send<typeof startPreview>('POST', path, { params, body: body as SentCampaign })).data,
    onSuccess: ({ campaign_preview_id: id }) => setBegun({ id, of }),
  });
  const id = begun?.id ?? 0;
  const { data, error, refetch } = useQuery<CampaignPreview>({
    queryKey: ['campaign-preview', store.store_id, id],
    enabled: begun !== undefined,
    refetchInterval: ({ state: { data: last } }) => (isUnderWay(last) ? lookAgainMs : false),
    queryFn: async ({ signal }) =>
      (
        await send<typeof readPreview>('GET', `${path}/{id}`, {
          params: { ...params, id },
          signal,
        })
      ).data,
  });
  const stop = useMutation({
    mutationFn: () =>
      send<typeof cancelPreview>('DELETE', `${path}/{id}`, { params: { ...params, id } }),
    onSettled: () => refetch(),
  });
  return {
    preview: data,
    failed: start.error ?? (data ? null : error),
    /** Whether there is one by now that can be stopped. */
    mayStop: !start.isPending && begun !== undefined && !stop.isPending,
    isUnderWay: start.isPending || isUnderWay(data) || (begun !== undefined && !data && !error),
    /** Whether what was looked at is not what stands there now. */
    isOld: begun !== undefined && begun.of !== of,
    start: () => start.mutate(),
    stop: () => stop.mutate(),
  };
}
