import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { messageReasons } from '../messages/channels.ts';

const counts = z.object({
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  suppressed: z.int(),
  /** Waiting to be sent. */
  queued: z.int(),
  /** Parts that were handed over: a long text is several. */
  parts: z.int(),
  cost: z.number(),
});
export type MessageCounts = z.output<typeof counts>;

const reply = z.object({
  currency: z.string(),
  /** The company’s days that are counted, the first and the last. */
  period: z.object({
    from: z.string(),
    to: z.string(),
    since: z.iso.datetime(),
    until: z.iso.datetime(),
  }),
  days: z.array(counts.extend({ day: z.string() })),
  /** By what caused them: a campaign, a message to many, or what the product tells by itself (both null). */
  causes: z.array(
    counts.extend({
      campaign_id: z.int().nullable(),
      send_id: z.int().nullable(),
      title: z.string().nullable(),
    }),
  ),
  /** What failed or was not to be sent, by why. */
  reasons: z.array(
    z.object({ reason: z.enum(messageReasons).nullable(), state: z.string(), count: z.int() }),
  ),
  total: counts,
  /** What the plan allows in this month, and what of it is used; null where it does not limit them. */
  allowance: z.object({ allowed: z.int(), used: z.int() }).nullable(),
  /** How many credits are left, which messages use before they cost money. */
  credits: z.int(),
});
export type MessageMetrics = z.output<typeof reply>;

const metricsOf = <const C extends 'sms' | 'viber'>(channel: C) =>
  endpoint({
    method: 'GET',
    path: `/companies/{storeId}/${channel}-metrics` as const,
    access: 'stores.debts.read',
    tag: 'debts-metrics',
    summary: `${channel} messages of a day or a month: what became of them, why, and at what cost`,
    query: z.strictObject({
      date: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/)
        .optional()
        .describe('A month (YYYY-MM) or a day (YYYY-MM-DD); this month when left out.'),
    }),
    reply,
  });

export const smsMetrics = metricsOf('sms');
export const viberMetrics = metricsOf('viber');
export const metricsCalls = [smsMetrics, viberMetrics];
