import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { changeCampaignStatus } from '../../../../contract/campaigns/campaigns.ts';
import { campaignBody } from '../../../../contract/campaigns/definition.ts';
import { statusIds } from '../../../../contract/campaigns/kinds.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useKept } from '../../../resources/steps/use-kept.ts';
import { useStepForm } from '../../../resources/steps/use-step-form.ts';
import { ApiError, filled, request, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { bodyOf, type Draft, emptyDraft } from '../draft/draft.ts';
import { CampaignSteps } from './CampaignSteps.tsx';

/** Creates a campaign; answers its id. */
function useCreate() {
  const { store } = usePanel();
  return async (body: unknown, idempotencyKey: string): Promise<number> => {
    const path = filled('/companies/{storeId}/campaigns/', { storeId: store.store_id });
    const { message, data } = await request('POST', path, { body, idempotencyKey });
    // Whatever else an answer says, it was not created (campaign-created-message).
    if (message !== 'CAMPAIGN_CREATED') throw new ApiError(500, message ? { message } : {});
    return (data as { campaign_id: number }).campaign_id;
  };
}

/** Starts what was just made: it is there in any case, so that a refusal is told and undoes nothing. */
function useStart() {
  const notify = useNotify();
  const { store } = usePanel();
  return async (id: number) => {
    const path = '/companies/{storeId}/campaigns/{id}/change-status';
    const params = { storeId: store.store_id, id };
    const body = { campaign_status_id: statusIds.running };
    try {
      await send<typeof changeCampaignStatus>('PUT', path, { params, body });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('campaignMaker.notStarted', { type: 'warning', autoHideDuration: 10_000 });
    }
  };
}

/** A new campaign, step by step; what is typed is kept until it was sent. */
export function CampaignCreate() {
  const notify = useNotify();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const queries = useQueryClient();
  const mayStart = useCan('campaigns.update');
  const create = useCreate();
  const start = useStart();
  const starts = useRef(false);
  const kept = useKept<Draft>('campaign', emptyDraft);
  const form = useStepForm({
    kept,
    rule: campaignBody,
    toSend: bodyOf,
    send: async (body, key) => {
      const id = await create(body, key);
      if (starts.current) await start(id);
    },
    onDone: () => {
      notify('resources.campaigns/view-campaigns.texts.created', { type: 'success' });
      void queries.invalidateQueries();
      // The wizard begins anew the next time (campaign-wizard-reset).
      void navigate(addressOf(resourceOf('campaigns')), { replace: true });
    },
  });
  return (
    <>
      <Title title="campaignMaker.new" />
      <CampaignSteps
        form={form}
        mayStart={mayStart}
        onMake={(alsoStarts) => {
          starts.current = alsoStarts;
          void form.save();
        }}
      />
    </>
  );
}
