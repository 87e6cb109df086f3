import { z } from 'zod';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { wholePeriod } from './period-rule.ts';
import { day } from './reports.ts';

/**
 * What one store took and moved in a period of the company's own days, each movement in the period in
 * which it was posted: a return lowers the turnover of the day on which the goods came back, and never
 * that of a day that was counted already. Money is in the company's currency, points have two decimals.
 */
const figures = z.object({
  /** Receipts after coupons, less what was returned in the period; points that paid for a part are in it. */
  turnover: z.number(),
  /** Receipts that were posted in the period, less those that were wholly back with a return of the period. */
  receipts: z.int(),
  /** Issued here, less what returns and undone coupons took back; what they were worth when they were. */
  points_given: z.number(),
  points_given_value: z.number(),
  /** Redeemed here, whoever issued them, less what came back of it: paid with, or spent on gifts. */
  points_redeemed: z.number(),
  points_redeemed_value: z.number(),
  /** Of the points that were issued here, those that expired. */
  points_expired: z.number(),
  /**
   * All else that changed what customers have of this store's points: given or taken by hand, brought
   * from partners or taken there, and held for gifts or released. Below zero where customers have less.
   */
  points_other: z.number(),
  /** Issued here and with customers when the period ended, less what they owe; worth what a point is now. */
  points_outstanding: z.number(),
  points_outstanding_value: z.number(),
});
export type Figures = z.infer<typeof figures>;

/** A line of the table: its figures, those of the period before, and the difference of both. */
const compared = figures.extend({ before: figures, change: figures });
export type Compared = z.infer<typeof compared>;

const storeFigures = compared
  .extend({
    store_id: z.int(),
    name: z.string(),
    /** Whether it is the company itself: its desk gives and takes points too. */
    company: z.boolean(),
    deleted: z.boolean(),
  })
  .meta({ id: 'StoreFigures' });
export type StoreFigures = z.infer<typeof storeFigures>;

export const financialSorts = [
  'name',
  'turnover',
  'receipts',
  'points_given',
  'points_redeemed',
  'points_expired',
  'points_other',
  'points_outstanding',
] as const satisfies readonly (keyof StoreFigures)[];
export type FinancialSort = (typeof financialSorts)[number];

const period = z.object({ from: z.string(), to: z.string() });

/** Figures by store of a period: the month so far where none is named. */
export const financialData = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/stores/financial-data',
  access: 'stores.financial',
  tag: 'reports',
  extension: true,
  summary:
    'turnover and points by store in a period of the company’s days, and in the period before it',
  query: z
    .strictObject({
      from: day.optional(),
      to: day.optional(),
      page: pageText.optional(),
      sort: z.enum(financialSorts).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .superRefine(wholePeriod),
  reply: z.object({
    currency: z.string(),
    /** What an outstanding point is worth now. */
    point_value: z.number(),
    /** The company's own day on which it was asked. */
    today: z.string(),
    period: period.extend({
      /** The instants between which its days lie; lists are narrowed by them. */
      since: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
    before: period,
    stores: z.array(storeFigures),
    /** Of all rows, whatever the page. */
    total: compared,
    pagination,
  }),
});
export type FinancialData = z.infer<(typeof financialData)['reply']>;
