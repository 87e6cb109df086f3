import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { money, optional } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { lines, whoBought } from './receipts.ts';
import { postedReceipt } from './transaction-calls.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** The key a device signs with while the network is gone, and whose it is. */
export const tillKey = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/transactions/till-key',
  access: 'transactions.create',
  openWhileLocked: true,
  tag: 'transactions',
  extension: true,
  summary: 'the key that signs receipts kept on the device while the network is gone',
  reply: z.object({ user_id: z.int(), key: z.string() }),
});

/** What the signature covers, in the order of its fields. */
export const queuedReceipt = z.object({
  user_id: id,
  idempotency_key: z.string().min(8).max(100),
  occurred_at: z.iso.datetime(),
  receipt: z.object({
    ...whoBought,
    amount: money().value,
    cash_register_id: id.nullish(),
    receipt_number: optional(text(40)).value.optional(),
    lines: lines.default([]),
  }),
});
export type QueuedReceipt = z.output<typeof queuedReceipt>;
export type ReceiptToQueue = z.input<typeof queuedReceipt>;

export const postQueued = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/queued',
  openWhileLocked: true,
  audited: false,
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'post a receipt that was kept and signed on the device; earning only',
  status: 201,
  body: z.object({ queued: queuedReceipt, signature: z.string().min(20).max(100) }),
  reply: postedReceipt,
});

export const queueCalls = [tillKey, postQueued];
