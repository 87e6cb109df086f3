import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { campaignSmsForm } from '../../../../contract/campaigns/making.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/campaigns/sms-form';

export type CampaignSmsForm = z.output<(typeof campaignSmsForm)['reply']>;

/** How texts that advertise leave; undefined until it is known, and for those who may not read campaigns. */
export function useSmsForm(): CampaignSmsForm | undefined {
  const { store } = usePanel();
  const enabled = useCan('campaigns.read');
  const { data } = useQuery({
    queryKey: ['sms-form', store.store_id],
    enabled,
    queryFn: async ({ signal }) =>
      (
        await send<typeof campaignSmsForm>('GET', path, {
          params: { storeId: store.store_id },
          signal,
        })
      ).data,
  });
  return data;
}
