import { z } from 'zod';
import { endpoint, fileReply, pageText, pagination } from '../engine/endpoint.ts';
import { billing, billingLine, taxes } from './billings.ts';
import { emailCalls } from './dashboard-emails.ts';
import { methodCalls } from './dashboard-methods.ts';
import {
  attempted,
  type Base,
  changing,
  chosen,
  dashboardPanels,
  type Panel,
  reading,
} from './dashboard-parts.ts';
import { limitNames } from './limits.ts';
import { paymentMethod } from './payment-methods.ts';
import { publicPlan } from './plans.ts';
import { billingStatuses, subscriptionStatuses } from './states.ts';
import { paymentLevel, unbilled } from './subscriptions.ts';

const usage = z.object({
  limit: z.enum(limitNames),
  name: z.string(),
  used: z.int(),
  allowed: z.int(),
});

const current = z
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
    store_payment_method: paymentMethod.nullable(),
    usage: z.array(usage),
    /** The next payment is taken by the test provider: no real money moves. */
    is_test: z.boolean(),
  })
  .meta({ id: 'CurrentSubscription' });
export type CurrentSubscription = z.output<typeof current>;

const paid = z.object({ payments: z.array(attempted), unpaid_billings: z.array(billing) });

const planChange = z
  .object({
    store_subscription_plan_id: z.int(),
    when: z.enum(['now', 'period_end']),
    /** It is done once what it costs is paid; until then the plan there is stays. */
    waits_for_payment: z.boolean(),
    effective_at: z.iso.datetime(),
    /** Sent back to confirm what was shown. */
    calculated_at: z.iso.datetime(),
    period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
    currency: z.string(),
    lines: z.array(billingLine),
    net: z.number(),
    vat: z.number(),
    total: z.number(),
    taxes,
    lost_permissions: z.array(z.string()),
    /** What is used more than the plan allows: nothing is taken away, and nothing can be added. */
    exceeded: z.array(usage),
  })
  .meta({ id: 'PlanChange' });

const planId = z.int().positive();

const billingCalls = (base: Base) => ({
  history: endpoint({
    method: 'GET',
    path: `${base}/payments-history`,
    ...reading,
    paysFirst: true,
    summary:
      'all billings, the newest first; code 301 where something is to be paid and nothing to pay it with',
    query: z.strictObject({
      page: pageText.optional(),
      status: z.enum(billingStatuses).optional(),
    }),
    reply: z.object({
      billings: z.array(billing),
      store_payment_methods: z.array(paymentMethod),
      pagination,
    }),
  }),
  document: endpoint({
    method: 'GET',
    path: `${base}/billing/{id}/document`,
    ...reading,
    extension: true,
    file: 'application/pdf',
    summary: 'a billing as a document, in the language of the call',
    reply: fileReply,
  }),
  creditNote: endpoint({
    method: 'GET',
    path: `${base}/credit-notes/{id}/document`,
    ...reading,
    extension: true,
    file: 'application/pdf',
    summary: 'the credit note of a refund as a document, in the language of the call',
    reply: fileReply,
  }),
  payDue: endpoint({
    method: 'PUT',
    path: `${base}/payment-due`,
    ...changing,
    summary: 'pay all that is due now, from the active card',
    reply: paid,
  }),
  payBilling: endpoint({
    method: 'POST',
    path: `${base}/billing/{id}`,
    ...changing,
    summary: 'pay one billing now, from the active card',
    reply: attempted,
  }),
  changeBilling: endpoint({
    method: 'PUT',
    path: `${base}/billing/{id}`,
    ...changing,
    summary: 'pay one billing another way: by a transfer or with its payment code',
    body: chosen,
    reply: billing,
  }),
});

/** What a buyer sees and does about a subscription; the same for companies and stores. */
function dashboardOf(panel: Panel) {
  const base = `/${panel}/{storeId}/general-settings/billing-dashboard` as const;
  const change = { store_subscription_plan_id: planId };
  return {
    current: endpoint({
      method: 'GET',
      path: `${base}/current`,
      ...reading,
      summary: 'the subscription as it stands, what it may use and what is owed',
      reply: current,
    }),
    plans: endpoint({
      method: 'GET',
      path: `${base}/plans/${dashboardPanels[panel]}-available`,
      ...reading,
      summary: 'the plans it may change to',
      query: z.strictObject({ page: pageText.optional() }),
      reply: z.object({ plans: z.array(publicPlan), pagination }),
    }),
    calculate: endpoint({
      method: 'POST',
      path: `${base}/calculate-billing`,
      ...reading,
      summary: 'what a change of plan costs and does, before it is confirmed',
      body: z.object(change),
      reply: planChange,
    }),
    changePlan: endpoint({
      method: 'PUT',
      path: `${base}/change-plan`,
      ...changing,
      summary: 'change the plan, for what was calculated',
      body: z.object({ ...change, calculated_at: z.iso.datetime().optional() }),
      reply: z.object({
        change: planChange,
        billing: billing.nullable(),
        /** The attempt to take its money from the card, where it is paid by one. */
        payment: attempted.nullable(),
        current,
      }),
    }),
    cancel: endpoint({
      method: 'PUT',
      path: `${base}/cancellation`,
      ...changing,
      extension: true,
      summary: 'cancel the subscription, which works until its end, or take that back',
      body: z.object({ cancelled: z.boolean() }),
      reply: current,
    }),
    ...billingCalls(base),
    ...methodCalls(base),
    ...emailCalls(base),
  };
}

export const dashboards = { companies: dashboardOf('companies'), stores: dashboardOf('stores') };
export type Dashboard = (typeof dashboards)[Panel];

/** A company pays by a page of the card's provider: for its oldest billing, or the one that is named. */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/wbh/stripe/payment-intent',
  ...changing,
  tag: 'company-misc',
  summary: 'begin a card payment of what is due; what its page needs to go on',
  body: z.object({ billing_id: z.int().positive().optional() }),
  reply: attempted,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/common/billing-emails/confirmation',
  access: 'public',
  tag: 'common',
  extension: true,
  summary:
    'the owner of an address agrees to be written to about billings, by the link that came there',
  query: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: z.object({ company: z.string(), confirmed: z.boolean() }),
});

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/wbh/stripe/{seller}',
  access: 'public',
  tag: 'subscriptions',
  extension: true,
  summary: 'Stripe tells that something happened; it is asked what, and that is booked',
  body: z.looseObject({ id: z.string().max(250) }),
  reply: z.object({ received: z.boolean() }),
});

export const dashboardCalls = [
  ...Object.values(dashboards.companies),
  ...Object.values(dashboards.stores),
  createPaymentIntent,
  confirmEmail,
  stripeWebhook,
];
