import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** How many finished days an overview looks back, up to yesterday. */
export const overviewPeriods = [7, 30, 90] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

const figures = z.object({
  receipts: z.int(),
  amount: z.number(),
  points_issued: z.number(),
  points_redeemed: z.number(),
  new_customers: z.int(),
});
export type OverviewFigures = z.infer<typeof figures>;

const day = figures.extend({ day: z.iso.date() });

const overview = z.object({
  currency: z.string(),
  /** The finished days that are looked at, oldest first, and as many before them. */
  days: z.array(day),
  before: z.array(day),
  total: figures,
  total_before: figures,
});

const query = z.strictObject({
  days: z.enum(overviewPeriods.map(String) as ['7', '30', '90']),
});

const common = {
  method: 'GET',
  access: 'homepage.read',
  tag: 'reports',
  extension: true,
  query,
} as const;

export const storeOverview = endpoint({
  ...common,
  path: '/stores/{storeId}/overview',
  summary: 'the finished days of a period in the store, beside as many before',
  reply: overview,
});
export type StoreOverview = z.infer<typeof overview>;

export const companyOverview = endpoint({
  ...common,
  path: '/companies/{storeId}/overview',
  summary:
    'the finished days of a period in the company, beside as many before, and what led in it',
  reply: overview.extend({
    /** With customers now, and what they are worth. */
    points_outstanding: z.number(),
    points_value: z.number(),
    /** With customers at the end of each day; null where that has not been summed up yet. */
    outstanding: z.array(z.number().nullable()),
    stores: z.array(
      z.object({ store_id: z.int(), name: z.string(), receipts: z.int(), amount: z.number() }),
    ),
    /** The gifts that were redeemed most. */
    gifts: z.array(z.object({ gift_id: z.int(), title: z.string(), redeemed: z.int() })),
    /** Whose points expire within thirty days, most first; nobody for those who may not read customers. */
    expiring: z.array(
      z.object({
        user_account_id: z.int(),
        name: z.string(),
        points: z.number(),
        expires_at: z.iso.datetime(),
      }),
    ),
  }),
});
export type CompanyOverview = z.infer<(typeof companyOverview)['reply']>;

export const overviewCalls = [storeOverview, companyOverview];
