import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { optional } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { transactionStates } from './transactions.ts';

/** So long what a till has posted can be undone there. */
export const undoMinutes = 2;

/** What undoing a receipt did. */
export const undone = z
  .object({
    transaction_id: z.int(),
    /** A payment that was waiting is cancelled; what was posted stays, with its return. */
    status: z.enum(transactionStates),
    money_back: z.number(),
    points_taken: z.number(),
    points_given_back: z.number(),
    balance_after: z.number(),
    replayed: z.boolean(),
  })
  .meta({ id: 'UndoneReceipt' });
export type UndoneReceipt = z.infer<typeof undone>;

export const undoTransaction = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/undo',
  audited: false,
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  idempotent: true,
  summary: 'take back a whole receipt that was posted here within the last two minutes',
  status: 201,
  body: z.object({ reason: optional(text(200)).value.optional() }),
  reply: undone,
});

export const undoCalls = [undoTransaction];
