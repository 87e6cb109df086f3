import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { home } from './reports.ts';

const common = { method: 'GET', access: 'homepage.read', tag: 'company-misc' } as const;

/** What the company has reached so far. */
export const quickStatistics = endpoint({
  ...common,
  path: '/companies/{storeId}/quick-statistics',
  summary: 'customers, points and claims of the company, and this month so far',
  reply: z.object({
    currency: z.string(),
    stores: z.int(),
    customers: z.int(),
    /** Since the month began. */
    new_customers: z.int(),
    receipts: z.int(),
    amount: z.number(),
    /** With customers now, and what they are worth. */
    points_outstanding: z.number(),
    points_value: z.number(),
    claims_open: z.int(),
  }),
});
export type QuickStatistics = z.infer<(typeof quickStatistics)['reply']>;

export const companyHome = endpoint({
  ...common,
  path: '/companies/{storeId}/home',
  summary:
    'today in all stores, against the same day last week, and each store of the last 14 days',
  reply: home.extend({
    stores: z.array(
      z.object({
        store_id: z.int(),
        name: z.string(),
        receipts: z.int(),
        amount: z.number(),
        points_issued: z.number(),
        points_redeemed: z.number(),
      }),
    ),
  }),
});
export type CompanyHome = z.infer<(typeof companyHome)['reply']>;

/** What somebody of the company should look after. */
export const noticeKinds = [
  'messages_failed',
  'messages_waiting',
  'jobs_failed',
  'synergies_asked',
  'orders_requested',
  'campaigns_paused',
  'campaign_rewards_failed',
  /** Gifts that were used or ordered before their receipt was returned, for thirty days. */
  'campaign_rewards_used',
  'invoices_differ',
  'points_expire',
  'subscription_inactive',
  'subscription_ends',
] as const;

export const companyNotifications = endpoint({
  ...common,
  path: '/companies/{storeId}/notifications',
  summary:
    'what wants looking after: orders, invoices, points, payments, messages and jobs, a subscription that ends',
  reply: z.object({
    notifications: z.array(
      z.object({
        notification_id: z.enum(noticeKinds),
        /** How many there are; of points, how many points. */
        count: z.number().nullable(),
        /** When the last of them was, or when the subscription ends. */
        at: z.iso.datetime().nullable(),
      }),
    ),
  }),
});
export type Notice = z.infer<(typeof companyNotifications)['reply']>['notifications'][number];

export const companyHomeCalls = [quickStatistics, companyHome, companyNotifications];
