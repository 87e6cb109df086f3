import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { wholePeriod } from './period-rule.ts';
import { day } from './reports.ts';

const path = '/companies/{storeId}/statistics';
const common = { method: 'GET', access: 'statistics.read', tag: 'statistics' } as const;

export const statisticsChannels = ['offline', 'online'] as const;
/** What a period is held against: the one before it, or the same days a year earlier. */
export const comparisons = ['before', 'year'] as const;
/** How long a point of the chart is, by the length of the period. */
export const statisticsSteps = ['day', 'week', 'month'] as const;

const ids = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/)
  .transform((sent) => sent.split(',').map(Number))
  .optional();

/** The month so far where no period is named, of all stores and both channels. */
const narrowed = {
  from: day.optional(),
  to: day.optional(),
  store_ids: ids.describe('Ids of stores, comma-separated.'),
  region_ids: ids.describe('Ids of network regions, comma-separated.'),
  channel: z.enum(statisticsChannels).optional(),
};
const query = z
  .strictObject({ ...narrowed, compare: z.enum(comparisons).optional() })
  .superRefine(wholePeriod);
export type StatisticsQuery = z.output<typeof query>;

const ofPlace = { store_id: z.int(), name: z.string(), company: z.boolean(), deleted: z.boolean() };
const period = z.object({ from: z.string(), to: z.string() });
/** The instants between which its days lie; lists are narrowed by them. */
const instants = { since: z.iso.datetime(), until: z.iso.datetime() };
const asked = period.extend(instants);

/** What a store took and moved, as its home and the financial data have it: what comes back counts off on the day it does. */
const figures = z.object({
  turnover: z.number(),
  receipts: z.int(),
  /** Null where there is none. */
  average_receipt: z.number().nullable(),
  points_given: z.number(),
  points_redeemed: z.number(),
  /** Of the points that it issued; null for one channel alone, to which points that expire do not belong. */
  points_expired: z.number().nullable(),
  /** Points redeemed of a hundred given; null where none were given. */
  redemption_rate: z.number().nullable(),
  /** Who registered there. */
  customers_new: z.int(),
  /** Coupons and gifts that were redeemed there. */
  coupons: z.int(),
  gifts: z.int(),
});
export type StatisticsFigures = z.output<typeof figures>;

const compared = figures.extend({ before: figures.nullable() });
const point = z.object({
  /** The first day of the point, within the period. */
  from: z.string(),
  turnover: z.number(),
  receipts: z.int(),
  points_given: z.number(),
  points_redeemed: z.number(),
});

export const statistics = endpoint({
  ...common,
  path,
  summary: 'turnover, points, coupons and gifts by store in a period, over time and by hour',
  query,
  reply: z.object({
    currency: z.string(),
    /** The company’s own day on which it was asked. */
    today: z.string(),
    period: asked,
    before: period.nullable(),
    stores: z.array(z.object({ ...ofPlace, ...compared.shape })),
    /** Of all of them: the row `Company total` (statistics-company-total-label). */
    total: compared,
    step: z.enum(statisticsSteps),
    series: z.array(point),
    /** The same, of what it is held against; empty where that is nothing. */
    series_before: z.array(point),
    /** By weekday, 1 for Monday, and hour of the company’s clock; hours in which nothing was posted are left out. */
    hours: z.array(
      z.object({ weekday: z.int(), hour: z.int(), turnover: z.number(), receipts: z.int() }),
    ),
  }),
});
export type Statistics = z.output<(typeof statistics)['reply']>;

const people = z.object({
  /** Who registered there in the period. */
  customers_new: z.int(),
  /** Who had a receipt there in the period. */
  active: z.int(),
  /** Of those, who had one of the company before the period. */
  returning: z.int(),
});

export const activeUsers = endpoint({
  ...common,
  path: `${path}/active-users`,
  summary: 'customers by store in a period: new, active, returning; by tier; and who came back',
  query: z.strictObject(narrowed).superRefine(wholePeriod),
  reply: z.object({
    period: asked,
    stores: z.array(z.object({ ...ofPlace, ...people.shape })),
    total: people,
    tiers: z.array(
      z.object({
        store_point_title_id: z.int().nullable(),
        title: z.object({ el: z.string(), en: z.string(), it: z.string() }).nullable(),
        customers: z.int(),
      }),
    ),
    /** By month of registration, the last twelve: how many had a receipt in that month and each after it. */
    cohorts: z.array(z.object({ month: z.string(), customers: z.int(), came: z.array(z.int()) })),
    /** The months that cohorts are of, the oldest first. */
    cohort_months: z.array(z.object({ month: z.string(), ...instants })),
  }),
});
export type ActiveUsers = z.output<(typeof activeUsers)['reply']>;

const months = z.object({
  this_month: z.int(),
  last_month: z.int(),
  /** Who came in both. */
  both: z.int(),
});

export const activeUsersTwoMonths = endpoint({
  ...common,
  path: `${path}/active-users-two-months`,
  summary: 'who had a receipt in this month so far and in the last one, by store',
  query: z.strictObject({
    store_ids: narrowed.store_ids,
    region_ids: narrowed.region_ids,
    channel: narrowed.channel,
  }),
  reply: z.object({
    this_month: z.string(),
    last_month: z.string(),
    periods: z.object({ this_month: z.object(instants), last_month: z.object(instants) }),
    stores: z.array(z.object({ ...ofPlace, ...months.shape })),
    total: months,
  }),
});
export type ActiveUsersTwoMonths = z.output<(typeof activeUsersTwoMonths)['reply']>;

/** The most of what led that is told. */
export const mostLeaders = 10;

export const leaders = endpoint({
  ...common,
  path: `${path}/leaders`,
  extension: true,
  summary: 'the products that were bought most in a period, and the gifts that were redeemed most',
  query: z.strictObject(narrowed).superRefine(wholePeriod),
  reply: z.object({
    products: z.array(
      z.object({
        product_id: z.int(),
        /** The one of the catalogue that stores sell under this name; null where a store sells its own. */
        parent_product_id: z.int().nullable(),
        name: z.string(),
        quantity: z.number(),
      }),
    ),
    gifts: z.array(z.object({ gift_id: z.int(), title: z.string(), redeemed: z.int() })),
  }),
});
export type Leaders = z.output<(typeof leaders)['reply']>;

export const statisticsCalls = [statistics, activeUsers, activeUsersTwoMonths, leaders];
