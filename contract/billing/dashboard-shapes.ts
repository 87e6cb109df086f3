import { z } from 'zod';
import { billing, billingLine, taxes } from './billings.ts';
import { charges, digest } from './charges.ts';
import { limitNames } from './limits.ts';
import { paymentMethod } from './payment-methods.ts';
import { publicPlan } from './plans.ts';
import { subscriptionStatuses } from './states.ts';
import { paymentLevel, unbilled, vatCheck } from './subscriptions.ts';

const usage = z.object({
  limit: z.enum(limitNames),
  name: z.string(),
  used: z.int(),
  allowed: z.int(),
});

/** A subscription as it stands, for its buyer. */
export const current = z
  .object({
    status: z.enum(subscriptionStatuses).nullable(),
    payment_level: paymentLevel,
    currency: z.string(),
    /** Who sells it. */
    seller: z.string(),
    period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
    unbilled,
    expiration_date: z.iso.datetime().nullable(),
    grace_until: z.iso.datetime().nullable(),
    store_subscription_plan: publicPlan.nullable(),
    /** What it becomes at the end of the period. */
    next_plan: publicPlan.nullable(),
    /** What it becomes once a billing is paid, and until when that may be. */
    waiting_plan: z
      .object({ plan: publicPlan, billing_id: z.int(), until: z.iso.datetime() })
      .nullable(),
    current_billing: billing.nullable(),
    unpaid_billings: z.array(billing),
    amount_due: z.number(),
    /** What paying all that is due takes from the card now. */
    charges,
    vat_check: vatCheck.nullable(),
    store_payment_method: paymentMethod.nullable(),
    usage: z.array(usage),
    /** The next payment is taken by the test provider: no real money moves. */
    is_test: z.boolean(),
  })
  .meta({ id: 'CurrentSubscription' });
export type CurrentSubscription = z.output<typeof current>;

/** What a change of plan costs and does. */
export const planChange = z
  .object({
    store_subscription_plan_id: z.int(),
    when: z.enum(['now', 'period_end']),
    /** It is done once what it costs is paid; until then the plan there is stays. */
    waits_for_payment: z.boolean(),
    /** It was cancelled, and is renewed again once this is confirmed, or paid where it waits for that. */
    takes_cancellation_back: z.boolean(),
    /** Of one that has ended: until when what was paid for and not used goes on, from now. */
    goes_on_until: z.iso.datetime().nullable(),
    effective_at: z.iso.datetime(),
    /** Sent back to confirm what was shown. */
    calculated_at: z.iso.datetime(),
    /** Of all that is shown, sent back with `calculated_at`: where anything of it is another, confirming is refused. */
    digest,
    period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
    currency: z.string(),
    lines: z.array(billingLine),
    net: z.number(),
    vat: z.number(),
    total: z.number(),
    taxes,
    /** What confirming takes from the card now; nothing where no card is charged, or nothing is due. */
    charges,
    lost_permissions: z.array(z.string()),
    /** What is used more than the plan allows: nothing is taken away, and nothing can be added. */
    exceeded: z.array(usage),
  })
  .meta({ id: 'PlanChange' });
