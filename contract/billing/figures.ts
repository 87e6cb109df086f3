import { z } from 'zod';
import { endpoint, fileReply, pageText, pagination } from '../engine/endpoint.ts';
import { localizedAny } from '../engine/localized-fields.ts';
import { tableQuery } from '../export-files/export-file.ts';
import { subscriptionStatuses } from './states.ts';

const path = '/companies/{storeId}/subscriptions/figures';
const ours = {
  method: 'GET',
  access: 'subscriptions.stores',
  tag: 'subscriptions',
  extension: true,
} as const;

/** How many months are told, the one that is not over yet with them. */
export const figureMonths = 12;

/** How long ago what is owed was due, by the last day of each; what is over the last of them is older than all. */
export const owedAges = ['not_due', 'to_7', 'to_30', 'to_60', 'over_60'] as const;

const count = z.int();
const money = z.number();

const month = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  mrr: money.describe(
    'At its end; of the month that is not over, now. Of a month that is over it is what billings of periods that cover its end say of their plans, without VAT and what was prorated.',
  ),
  subscribers: count.describe('In force at its beginning.'),
  new: count,
  cancelled: count.describe('Will not be renewed, or were not.'),
  ended: count,
  churn: z
    .number()
    .nullable()
    .describe('Of those at its beginning how many ended, in percent; of nobody there is none.'),
  billed: money.describe('With VAT, without what was cancelled since.'),
  paid: money,
  refunded: money,
});
export type FigureMonth = z.output<typeof month>;

const planFigures = z.object({
  store_subscription_plan_id: z.int(),
  plan_name: localizedAny(120).read,
  subscribers: count,
  mrr: money,
});

export const sellerFigures = z
  .object({
    currency: z.string(),
    mrr: money.describe(
      'What those who are active or overdue pay a month by the price of their period, as their plan has it, without VAT. A year is twelve months, 52 weeks or 365 days; rounded for each.',
    ),
    arpa: money.nullable().describe('The same by subscriber that is counted in it.'),
    subscribers: count.describe('In force: all but those that are inactive.'),
    by_status: z.record(z.enum(subscriptionStatuses), count),
    months: z.array(month).describe('The last is the one that is not over.'),
    owed: z.array(z.object({ age: z.enum(owedAges), billings: count, amount: money })),
    plans: z.array(planFigures).describe('Those that someone has, what brings most first.'),
    is_test: z.boolean().describe('Some of what was paid was taken by the test provider.'),
  })
  .meta({ id: 'SellerFigures' });
export type SellerFigures = z.output<typeof sellerFigures>;

export const readFigures = endpoint({
  ...ours,
  path,
  summary: 'what is earned with plans, month by month, and what is owed',
  reply: sellerFigures,
});

const owedBilling = z
  .object({
    store: z.string(),
    number: z.int(),
    due_at: z.iso.date().describe('By the calendar of the seller.'),
    days_late: z.int().describe('The first day is 1; 0 before it is due.'),
    amount: money.describe('With VAT.'),
    currency: z.string(),
    level: z.int().describe('How many reminders its subscription has had.'),
  })
  .meta({ id: 'OwedBilling' });
export type OwedBilling = z.output<typeof owedBilling>;

export const owedBillings = endpoint({
  ...ours,
  path: `${path}/billings`,
  summary: 'billings that are owed, those of a subscription together',
  query: z.strictObject({ page: pageText.optional() }),
  reply: z.object({ billings: z.array(owedBilling), pagination }),
});

const table = <const P extends string>(part: P, summary: string) =>
  endpoint({
    ...ours,
    path: `${path}/${part}`,
    query: tableQuery,
    file: 'text/csv',
    summary,
    reply: fileReply,
  });
export const figureMonthsFile = table('months', 'the months of the figures as a table');
export const owedFile = table('owed', 'who owes what, and since when, as a table');

export const figureCalls = [readFigures, owedBillings, figureMonthsFile, owedFile];
