import { z } from 'zod';
import { endpoint, fileReply, pageText, pagination } from '../engine/endpoint.ts';
import { billing } from './billings.ts';
import { digest, shownTotal } from './charges.ts';
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
import { current, planChange } from './dashboard-shapes.ts';
import { paymentMethod } from './payment-methods.ts';
import { publicPlan } from './plans.ts';
import { billingStatuses } from './states.ts';

const paid = z.object({ payments: z.array(attempted), unpaid_billings: z.array(billing) });

const planId = z.int().positive();

const ofHistory = z.strictObject({
  page: pageText.optional(),
  status: z.enum(billingStatuses).optional(),
});
/** What was shown; where anything else is due it is refused, and nothing is charged. */
const shown = z.strictObject({ total: shownTotal, digest: digest.optional() });

const billingCalls = (base: Base) => ({
  history: endpoint({
    method: 'GET',
    path: `${base}/payments-history`,
    ...reading,
    paysFirst: true,
    summary:
      'all billings, the newest first; code 301 where something is to be paid and nothing to pay it with',
    query: ofHistory,
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
    query: shown,
    reply: paid,
  }),
  payBilling: endpoint({
    method: 'POST',
    path: `${base}/billing/{id}`,
    ...changing,
    summary: 'pay one billing now, from the active card',
    query: shown,
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
      body: z.object({
        ...change,
        calculated_at: z.iso.datetime().optional(),
        /** The total of `charges` that was shown; another one is refused. */
        charged: z.number().nonnegative().optional(),
        digest: digest.optional(),
      }),
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

const emailOperationsOf = ({ listEmails, addEmail, deleteEmail }: Dashboard) => ({
  list: listEmails,
  create: addEmail,
  delete: deleteEmail,
});
/** What the panels do with the addresses that are written to. */
export const emailOperations = {
  companies: emailOperationsOf(dashboards.companies),
  stores: emailOperationsOf(dashboards.stores),
};

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
