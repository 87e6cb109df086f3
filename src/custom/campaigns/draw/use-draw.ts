import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  CampaignDraw,
  cancelDraw,
  closeDraw,
  confirmDraw,
  drawDraw,
  openDraw,
  proofOfDraw,
  readDraw,
  redrawDraw,
} from '../../../../contract/campaigns/draws.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/campaigns/{id}/draw';

export type StepName = 'open' | 'close' | 'draw' | 'confirm' | 'cancel';
/** What may be done with a draw, by where it stands. */
export const stepsFrom: Readonly<Record<CampaignDraw['state'], readonly StepName[]>> = {
  none: ['open'],
  open: ['close', 'cancel'],
  closed: ['draw', 'cancel'],
  drawn: ['confirm', 'cancel'],
  confirmed: [],
  cancelled: [],
};

type Params = { storeId: number; id: number };
const steps: Readonly<Record<StepName, (params: Params) => Promise<{ data: CampaignDraw }>>> = {
  open: (params) => send<typeof openDraw>('POST', `${path}/open`, { params, body: {} }),
  close: (params) => send<typeof closeDraw>('POST', `${path}/close`, { params, body: {} }),
  draw: (params) => send<typeof drawDraw>('POST', `${path}/draw`, { params, body: {} }),
  confirm: (params) => send<typeof confirmDraw>('POST', `${path}/confirm`, { params, body: {} }),
  cancel: (params) => send<typeof cancelDraw>('POST', `${path}/cancel`, { params, body: {} }),
};

/** The draw of a campaign, and what can be done with it; a step may change the campaign too. */
export function useDraw(id: number, onStep: () => void) {
  const { store } = usePanel();
  const queries = useQueryClient();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const params = { storeId: store.store_id, id };
  const queryKey = ['campaign-draw', store.store_id, id];
  const query = useQuery<CampaignDraw>({
    queryKey,
    queryFn: async ({ signal }) =>
      (await send<typeof readDraw>('GET', path, { params, signal })).data,
  });
  const change = async (work: () => Promise<{ data: CampaignDraw }>) => {
    setBusy(true);
    try {
      queries.setQueryData(queryKey, (await work()).data);
      notify('drawPanel.done', { type: 'success' });
      onStep();
      return true;
    } catch (error) {
      tellFailure(error);
      await queries.invalidateQueries({ queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    ...query,
    busy,
    take: (step: StepName) => change(() => steps[step](params)),
    redraw: (place: number, reason: string) =>
      change(() =>
        send<typeof redrawDraw>('POST', `${path}/redraw`, { params, body: { place, reason } }),
      ),
    saveProof: () => download<typeof proofOfDraw>(`${path}/proof`, params),
  };
}

export type Drawing = ReturnType<typeof useDraw>;
