import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';

/** When it was signed, in seconds since 1970, and the signature: both are headers of the call. */
export const receiptHeaders = {
  time: 'x-pistos-timestamp',
  signature: 'x-pistos-signature',
} as const;

export const tellReceipt = endpoint({
  method: 'POST',
  path: '/common/gateways/{id}/receipts',
  access: 'public',
  tag: 'common',
  extension: true,
  summary: `a gateway tells whether a message arrived, or that its recipient answered STOP; ${receiptHeaders.signature} is sha256=HMAC-SHA-256 of the timestamp, a dot and the body`,
  body: z.object({
    /** The id that the message was handed over with. */
    id: z.int().positive().max(Number.MAX_SAFE_INTEGER),
    /** `unsubscribed`: the recipient sent STOP, after this message. */
    status: z.enum(['delivered', 'failed', 'unsubscribed']),
    /** There is no such address: nothing is sent to it any more. */
    invalid_address: z.boolean().optional(),
  }),
  reply: nothing,
});
