import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { optional } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { lines, receiptAmount, rule } from './receipts.ts';

/** One return of a receipt, as it was posted. */
export const returned = z.object({
  return_id: z.int(),
  amount: z.number(),
  /** What of it is paid back in money; points that paid come back as points. */
  money_back: z.number(),
  lines,
  points_taken: z.number(),
  points_given_back: z.number(),
  /** Of the points given back, those whose lot had expired meanwhile. */
  points_expired: z.number(),
  /** What the customer owes after it. */
  deficit: z.number(),
  balance_after: z.number(),
  reason: z.string().nullable(),
  cashier: z.string(),
  created_at: z.iso.datetime(),
});

const returnBody = z
  .object({
    /** Left out, and no lines: all that is left of the receipt. */
    amount: receiptAmount.optional(),
    lines: lines.default([]),
    reason: optional(text(200)).value.optional(),
  })
  .superRefine(({ amount, lines: returned }, context) => {
    // A line has no price: without an amount nobody would know how much was paid back for it.
    if (returned.length && amount === undefined)
      context.addIssue({
        code: 'invalid_type',
        expected: 'number',
        path: ['amount'],
        input: undefined,
      });
  });
export type ReturnBody = z.output<typeof returnBody>;

const returnReply = z.object({
  return: returned.omit({ return_id: true, cashier: true, created_at: true }).extend({
    return_id: z.int().nullable(),
  }),
  rules: z.array(rule),
  points_before: z.number(),
  points_after: z.number(),
  replayed: z.boolean(),
});

export const returnTransaction = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/returns',
  audited: false,
  access: 'transactions.return',
  tag: 'transactions',
  extension: true,
  idempotent: true,
  summary: 'take a receipt back, whole or in part',
  status: 201,
  body: returnBody,
  reply: returnReply,
});

export const quoteReturn = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/returns/quote',
  audited: false,
  access: 'transactions.return',
  tag: 'transactions',
  extension: true,
  summary: 'what a return would do; writes nothing',
  body: returnBody,
  reply: returnReply,
});

export const returnCalls = [returnTransaction, quoteReturn];
