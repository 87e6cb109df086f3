import { z } from 'zod';
import { money } from '../engine/fields.ts';
import { type CampaignType, channelChoices } from './kinds.ts';

const ids = z.array(z.int().positive()).max(500).default([]);
const hour = z.int().min(0).max(23);
const sum = money().value;

/** When it is done that is done by the clock. */
const clock = { hour: hour.default(10) } as const;

/** What a campaign of each type asks beside what it waits for. */
export const typeOptions = {
  transaction: z.object({
    minimum_amount: sum.nullable().default(null),
    /** Products of the company; any of them on the receipt, in whichever store. */
    product_ids: ids,
    product_tag_ids: ids,
    /** The customer's nth receipt since they came; every one where none is named. */
    nth_receipt: z.int().min(1).max(10_000).nullable().default(null),
    /** Monday is 1; every day where none is named. */
    weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
    from_hour: hour.nullable().default(null),
    /** Up to the end of the hour before it. */
    to_hour: z.int().min(1).max(24).nullable().default(null),
    channel: z.enum(channelChoices).default('any'),
  }),
  registration: z.object({}),
  birthday: z.object({
    /** Before the day it is less than 0, after it more. */
    days: z.int().min(-60).max(60).default(0),
    ...clock,
  }),
  inactivity: z.object({ days: z.int().min(1).max(3650), ...clock }),
  tier_reached: z.object({
    /** Any of them; every one where none is named. */
    store_point_title_ids: ids,
  }),
  balance: z
    .object({
      on: z.enum(['crosses', 'expires']),
      /** Points that are reached from below. */
      threshold: z.int().min(1).max(100_000_000).nullable().default(null),
      /** Days within which points expire. */
      days: z.int().min(1).max(365).nullable().default(null),
      ...clock,
    })
    .superRefine(({ on, threshold, days }, context) => {
      if (on === 'crosses' && !threshold) context.addIssue(missing('threshold'));
      if (on === 'expires' && !days) context.addIssue(missing('days'));
    }),
  scheduled: z
    .object({
      every: z.enum(['once', 'week', 'month']),
      at: z.iso.datetime().nullable().default(null),
      weekday: z.int().min(1).max(7).nullable().default(null),
      month_day: z.int().min(1).max(31).nullable().default(null),
      ...clock,
    })
    .superRefine(({ every, at, weekday, month_day }, context) => {
      if (every === 'once' && !at) context.addIssue(missing('at'));
      if (every === 'week' && !weekday) context.addIssue(missing('weekday'));
      if (every === 'month' && !month_day) context.addIssue(missing('month_day'));
    }),
  list: z.object({ campaign_list_id: z.int().positive() }),
  draw: z
    .object({
      per: z.enum(['receipt', 'amount']).default('receipt'),
      /** How much of a receipt is one entry. */
      amount: sum.nullable().default(null),
      most_per_customer: z.int().min(1).max(100_000).nullable().default(null),
      winners: z.int().min(1).max(1000),
      alternates: z.int().min(0).max(1000).default(0),
      /** Whoever won an earlier draw of the company has no entry. */
      without_earlier_winners: z.boolean().default(false),
    })
    .superRefine(({ per, amount }, context) => {
      if (per === 'amount' && !amount) context.addIssue(missing('amount'));
    }),
} as const satisfies Record<CampaignType, z.ZodType>;

const missing = (path: string) => ({
  code: 'invalid_type' as const,
  expected: 'string' as const,
  path: [path],
  input: undefined,
});

export type TypeOptions = { [T in CampaignType]: z.output<(typeof typeOptions)[T]> };
