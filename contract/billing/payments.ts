import { z } from 'zod';

/** What became of one attempt to take the money of a billing. */
export const attemptStates = ['pending', 'requires_action', 'succeeded', 'failed'] as const;
export type AttemptState = (typeof attemptStates)[number];
export const refundStates = ['pending', 'succeeded', 'failed'] as const;

/** Why a card was not charged, as far as its owner is told. */
export const failureReasons = [
  'declined',
  'expired',
  'authentication',
  'abandoned',
  'unavailable',
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
