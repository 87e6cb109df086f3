import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { offerChannels } from '../messages/channels.ts';
import { postingKinds } from '../transactions/posting-kinds.ts';

const path = '/companies/{storeId}/customers/{id}';
const ours = {
  method: 'GET',
  tag: 'customers',
  extension: true,
  access: 'customers.read',
} as const;

/** What a customer's story is made of. */
export const storyKinds = ['receipts', 'points', 'claims', 'messages', 'notes', 'changes'] as const;
export type StoryKind = (typeof storyKinds)[number];

/** What happens with a customer, apart from what moves points. */
export const storyWhats = [
  'receipt',
  'claimed',
  'redeemed',
  ...offerChannels,
  'note',
  'insert',
  'update',
  'delete',
] as const;
export type StoryWhat = (typeof storyWhats)[number];

const event = z.object({
  /** One of its kind; where the next page begins. */
  event_id: z.string(),
  kind: z.enum(storyKinds),
  at: z.iso.datetime(),
  /** What happened, in a word of its kind: `receipt`, `adjustment`, `redeemed`, `sms`, `update` … */
  what: z.enum([...new Set([...storyWhats, ...postingKinds])]),
  /** The receipt, claim, message, note or change behind it. */
  record_id: z.int(),
  /** The title of a claim, the words of a message or a note, the reason of points, the fields of a change. */
  text: z.string().nullable(),
  /** What a message or a receipt has come to. */
  state: z.string().nullable(),
  amount: z.number().nullable(),
  points: z.number().nullable(),
  store: z.string().nullable(),
  /** Who did it; nobody for the customer themselves or a job. */
  user: z.string().nullable(),
});
export type StoryEvent = z.infer<typeof event>;

export const customerTimeline = endpoint({
  ...ours,
  path: `${path}/timeline`,
  summary: 'what happened with a customer: receipts, points, claims, messages, notes, changes',
  query: z.strictObject({
    kind: z.enum(storyKinds).optional(),
    before: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z [a-z]{1,10}\d{1,15}[a-z]?$/)
      .optional()
      .describe('What `next` said: events before that one.'),
  }),
  reply: z.object({
    /** Newest first; none of a kind that whoever asks may not read. */
    events: z.array(event),
    next: z.string().nullable(),
  }),
});
export type Timeline = z.infer<(typeof customerTimeline)['reply']>;

const tier = z.object({
  store_point_title_id: z.int(),
  title: z.object({ el: z.string(), en: z.string(), it: z.string() }),
  color: z.string(),
});

export const customerYear = endpoint({
  ...ours,
  path: `${path}/year`,
  summary: 'the last twelve months of a customer, and how far the next tier is',
  reply: z.object({
    currency: z.string(),
    months: z.array(
      z.object({
        /** Its first day. */
        month: z.iso.date(),
        receipts: z.int(),
        amount: z.number(),
        points: z.number(),
      }),
    ),
    tier: tier.nullable(),
    /** What is missing to it, in points or in money as the ladder counts, and how much of the way is done. */
    next_tier: tier
      .extend({ missing: z.number(), progress: z.number(), counts: z.enum(['points', 'amount']) })
      .nullable(),
  }),
});
export type CustomerYear = z.infer<(typeof customerYear)['reply']>;

export const customerStoryCalls = [customerTimeline, customerYear];
