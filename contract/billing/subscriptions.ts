import { z } from 'zod';
import { endpoint, fileReply, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { text } from '../engine/text-fields.ts';
import { billing } from './billings.ts';
import { paymentLevels } from './dunning.ts';
import { publicPlan } from './plans.ts';
import { statusesByHand, subscriptionStatuses } from './states.ts';

const path = '/companies/{storeId}/subscriptions';
const tag = 'subscriptions';
const reason = text(300).value;

/** How far reminders have gone; none where nothing is owed. */
export const paymentLevel = z.int().min(paymentLevels.due).max(paymentLevels.suspended).nullable();

const timeSpan = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** The last time for which no period was billed, because renewals stood still; none where there was no such time. */
export const unbilled = timeSpan.nullable();

/**
 * The tax number of a buyer in another country of the European Union, and what VIES said of it: `valid` is none where it has
 * not answered yet, or is not asked. None for every other buyer.
 */
export const vatCheck = z
  .object({
    vat_number: z.string(),
    valid: z.boolean().nullable(),
    checked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'VatCheck' });
export type VatCheck = z.output<typeof vatCheck>;

/** A subscription as its seller sees it in a list. */
export const subscriptionRow = z
  .object({
    subscription_id: z.int(),
    store_id: z.int(),
    store: z.string(),
    status: z.enum(subscriptionStatuses),
    payment_level: paymentLevel,
    store_subscription_plan_id: z.int(),
    plan_name: publicPlan.shape.plan_name,
    currency: z.string(),
    period: timeSpan,
    unbilled,
    /** Until when it works, of one that was cancelled. */
    expiration_date: z.iso.datetime().nullable(),
    owed: z.number(),
    oldest_due_at: z.iso.datetime().nullable(),
    store_payment_method_id: z.int().nullable(),
    reminders: z.boolean(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SubscriptionRow' });
export type SubscriptionRow = z.output<typeof subscriptionRow>;

const flag = z.enum(['true', 'false']).optional();
const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .optional();

export const listSubscriptions = endpoint({
  method: 'GET',
  path,
  access: 'subscriptions.stores',
  tag,
  summary: 'who has subscribed to what the company sells, and how each stands',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).optional(),
    store_subscription_plan_id: idText,
    status: z.enum(subscriptionStatuses).optional(),
    overdue: flag,
    sort: z.enum(['store', 'period_to', 'updated_at']).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  }),
  reply: z.object({ subscriptions: z.array(subscriptionRow), pagination }),
});

export const readSubscription = endpoint({
  method: 'GET',
  path: `${path}/{id}`,
  access: 'subscriptions.stores',
  tag,
  summary: 'a subscription with its billings, the newest first',
  query: z.strictObject({ page: pageText.optional() }),
  reply: z.object({
    subscription: subscriptionRow,
    vat_check: vatCheck.nullable(),
    billings: z.array(billing),
    /** The change of plan that a refund of all that is left of it may take back, too (`previous_plan`). */
    revertible_billing_id: z.int().nullable(),
    pagination,
  }),
});

const settings = z
  .object({
    /** Cancelled works until the end of its period; inactive ends it at once; active begins it again. */
    status: z.enum(['active', 'inactive', 'cancelled']).optional(),
    reason: reason.optional(),
    /** Whether its buyer is written to about what is due. */
    reminders: z.boolean().optional(),
    updated_at: z.iso.datetime().optional(),
  })
  .refine(({ status, reason: why }) => status === undefined || why !== undefined, {
    path: ['reason'],
    params: { rule: 'both_days' },
  });

const patch = <const P extends string>(part: P, summary: string) =>
  endpoint({
    method: 'PATCH',
    path: `${path}/${part}`,
    access: 'subscriptions.update',
    tag,
    summary,
    example: { status: 'active', reason: 'By hand' },
    body: settings,
    reply: subscriptionRow,
  });
export const changeSubscription = patch(
  '{id}/settings',
  'change how a subscription stands, with a reason, or whether it is reminded',
);
export const changeStoreSubscription = patch(
  'store-subscription-settings/{id}',
  'the same by the id of the store that has it',
);

export const changeBilling = endpoint({
  method: 'PATCH',
  path: `${path}/billings/{id}`,
  access: 'subscriptions.update',
  tag,
  summary: 'say by hand what became of a billing: paid, cancelled or refunded, with a reason',
  body: z.object({
    status: z.enum(statusesByHand),
    reason,
    updated_at: z.iso.datetime().optional(),
  }),
  reply: billing,
});

export const cancelBilling = endpoint({
  method: 'POST',
  path: `${path}/billings/{id}/cancel`,
  access: 'subscriptions.update',
  tag,
  summary: 'cancel what is owed, or give back what was paid; with its subscription if asked to',
  body: z.object({
    /** Wanted where money is given back. */
    reason: reason.optional(),
    refund: z.boolean().default(false),
    /** What is given back, at most what can be; all of that where it is left out. */
    amount: z.number().positive().optional(),
    /**
     * The plan is the one before again: with a refund of all that is left of the latest change of plan, while the period of that is
     * running (`revertible_billing_id`).
     */
    previous_plan: z.boolean().default(false),
    cancel_subscription: z.boolean().default(false),
    updated_at: z.iso.datetime().optional(),
  }),
  reply: billing,
});

export const billingDocument = endpoint({
  method: 'GET',
  path: `${path}/billings/{id}/document`,
  access: 'subscriptions.stores',
  tag,
  extension: true,
  file: 'application/pdf',
  summary: 'a billing as a document, in the language of the call',
  reply: fileReply,
});

export const creditNoteDocument = endpoint({
  method: 'GET',
  path: `${path}/credit-notes/{id}/document`,
  access: 'subscriptions.stores',
  tag,
  extension: true,
  file: 'application/pdf',
  summary: 'the credit note of a refund as a document, in the language of the call',
  reply: fileReply,
});

export const notifyPaymentCode = endpoint({
  method: 'POST',
  path: `${path}/payment-code/billing/{billingId}/notify`,
  access: 'subscriptions.update',
  tag,
  summary: 'write to the buyer how and with which code the billing is paid',
  reply: nothing,
});

export const subscriptionCalls = [
  listSubscriptions,
  readSubscription,
  changeSubscription,
  changeStoreSubscription,
  changeBilling,
  cancelBilling,
  notifyPaymentCode,
  billingDocument,
  creditNoteDocument,
];
