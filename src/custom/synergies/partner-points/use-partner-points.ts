import { useQuery } from '@tanstack/react-query';
import type {
  bringPoints,
  customerPartnerPoints,
  PartnerPoints,
  provePartnerPoints,
  undoPartnerPoints,
} from '../../../../contract/synergies/partner-points.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/stores/{storeId}/customers/{id}/partner-points';

export type Partner = PartnerPoints['partners'][number];

interface Bringing {
  synergy_id: number;
  points: number;
  verification_code: string;
}

/** What a customer has with partners of the company, and moving it. */
export function usePartnerPoints(customerId: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id: customerId };
  const query = useQuery({
    queryKey: ['partner-points', store.store_id, customerId],
    queryFn: async ({ signal }) =>
      (await send<typeof customerPartnerPoints>('GET', path, { params, signal })).data,
  });
  return {
    query,
    prove: (synergy_id: number) =>
      send<typeof provePartnerPoints>('POST', `${path}/code`, { params, body: { synergy_id } }),
    bring: (body: Bringing, idempotencyKey: string) =>
      send<typeof bringPoints>('POST', path, { params, body, idempotencyKey }),
    undo: (transferId: number) =>
      send<typeof undoPartnerPoints>('POST', `${path}/{transferId}/undo`, {
        params: { ...params, transferId },
        body: {},
      }),
  };
}
export type PartnerCalls = Omit<ReturnType<typeof usePartnerPoints>, 'query'>;
