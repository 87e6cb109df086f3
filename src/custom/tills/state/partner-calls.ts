import type {
  bringPoints,
  customerPartnerPoints,
  PartnerPoints,
  provePartnerPoints,
  undoPartnerPoints,
} from '../../../../contract/synergies/partner-points.ts';
import { send } from '../../../session/api.ts';
import { noted, patience } from './network.ts';
import type { TillSession } from './till-session.ts';

const path = '/stores/{storeId}/customers/{id}/partner-points';
export type Partner = PartnerPoints['partners'][number];
export type Transfer = PartnerPoints['transfers'][number];

interface Bringing {
  synergy_id: number;
  points: number;
  verification_code: string;
}

/** The calls of a till that look at a customer's points at partners, bring them and send them back. */
export function partnerCalls({ token, storeId }: Pick<TillSession, 'token' | 'storeId'>) {
  const of = (id: number) => ({
    token,
    params: { storeId, id },
    signal: AbortSignal.timeout(patience),
  });
  return {
    partnerPoints: (id: number) => noted(send<typeof customerPartnerPoints>('GET', path, of(id))),
    provePartner: (id: number, synergy_id: number) =>
      noted(
        send<typeof provePartnerPoints>('POST', `${path}/code`, {
          ...of(id),
          body: { synergy_id },
        }),
      ),
    bringPoints: (id: number, body: Bringing, idempotencyKey: string) =>
      noted(send<typeof bringPoints>('POST', path, { ...of(id), body, idempotencyKey })),
    undoPartner: (id: number, transferId: number) =>
      noted(
        send<typeof undoPartnerPoints>('POST', `${path}/{transferId}/undo`, {
          ...of(id),
          params: { storeId, id, transferId },
          body: {},
        }),
      ),
  };
}
