import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Campaign, changeCampaignStatus } from '../../../../contract/campaigns/campaigns.ts';
import { statusOf } from '../../../../contract/campaigns/kinds.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useStatuses } from '../use-lookups.ts';
import { useCampaignChanged } from './use-campaign.ts';

const path = '/companies/{storeId}/campaigns/{id}/change-status';

/**
 * Where a campaign may go from where it stands, as the server tells it (campaign-statuses-from-server), and going there:
 * it stands where the answer says, which is elsewhere if somebody else was first (campaign-status-changed).
 */
export function useStatus(campaign: Campaign) {
  const notify = useNotify();
  const { store } = usePanel();
  const { data: statuses = [] } = useStatuses();
  const changed = useCampaignChanged(campaign.campaign_id);
  const [busy, setBusy] = useState(false);
  const here = statuses.find((each) => each.campaign_status_id === campaign.campaign_status_id);
  const nameOf = (id: number) =>
    statuses.find((each) => each.campaign_status_id === id)?.name ?? '';
  const go = async (campaign_status_id: number) => {
    setBusy(true);
    try {
      const params = { storeId: store.store_id, id: campaign.campaign_id };
      const body = { campaign_status_id };
      const { data } = await send<typeof changeCampaignStatus>('PUT', path, { params, body });
      const now = data.campaign_status_id;
      if (data.status_changed) notify('campaignPage.statusChanged', { type: 'success' });
      else
        notify('campaignPage.statusLost', {
          type: 'warning',
          messageArgs: { status: nameOf(now) },
          autoHideDuration: 10_000,
        });
      const status = statusOf(now);
      await changed(status ? { campaign_status_id: now, status } : {});
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { name: here?.name, next: here?.next ?? [], busy, go };
}
