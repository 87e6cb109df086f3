import { z } from 'zod';

/** What became of one attempt to take the money of a billing. */
export const attemptStates = ['pending', 'requires_action', 'succeeded', 'failed'] as const;
export type AttemptState = (typeof attemptStates)[number];
/** Money back: under way until its provider has done it, or has refused. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;

/** Why a card was not charged, as far as its owner is told. */
export const failureReasons = [
  'declined',
  'expired',
  'authentication',
  'abandoned',
  'unavailable',
  'account_gone',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** An attempt as its payer sees it. */
export const payment = z
  .object({
    payment_id: z.int(),
    billing_id: z.int(),
    state: z.enum(attemptStates),
    amount: z.number(),
    refunded: z.number(),
    currency: z.string(),
    failure: z.enum(failureReasons).nullable(),
    is_test: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'BillingPayment' });
export type Payment = z.output<typeof payment>;

/** Money given back of a billing; with the number of its credit note once it is done. */
export const refund = z
  .object({
    refund_id: z.int(),
    state: z.enum(refundStates),
    amount: z.number(),
    /** From a series of its own, without gaps; none while it is under way. */
    credit_note_number: z.int().nullable(),
    reason: z.string(),
    created_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BillingRefund' });
export type Refund = z.output<typeof refund>;
