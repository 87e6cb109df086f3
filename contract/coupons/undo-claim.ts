import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { settled } from './redemption.ts';

export const undoRedemption = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/claims/{id}/undo',
  audited: false,
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  extension: true,
  idempotent: true,
  summary:
    'take back what was handed over here within the last two minutes; the claim is open again',
  body: z.object({
    reason: z.string().trim().max(200).nullish(),
    /** Ends the claim as well, where it was made only to be handed over: its points go back to their lots. */
    cancel: z.boolean().default(false),
  }),
  reply: settled,
});
