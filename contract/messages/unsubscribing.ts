import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { offerChannels } from './channels.ts';

const channel = z.enum(offerChannels);
// Whoever has the link is asked nothing more: it came in a message to themselves.
const common = { access: 'public', tag: 'common', extension: true } as const;
const token = z.string().min(1).max(80);

/** What somebody gets, by the link in one of its messages. */
const subscription = z.object({
  company: z.string(),
  logo: z.string().nullable(),
  channel,
  subscribed: z.boolean(),
  /** By which other channels they get offers. */
  others: z.array(channel),
});
export type Subscription = z.infer<typeof subscription>;

export const readSubscription = endpoint({
  ...common,
  method: 'GET',
  path: '/common/unsubscription',
  summary: 'what the link of a message unsubscribes from; changes nothing',
  query: z.object({ token }),
  reply: subscription,
});

export const unsubscribe = endpoint({
  ...common,
  method: 'POST',
  path: '/common/unsubscription',
  summary: 'unsubscribe from a channel, or from all; whatever a mail program posts in one click',
  query: z.object({ token, all: z.enum(['true', 'false']).optional() }),
  reply: subscription,
});

export const unsubscribingCalls = [readSubscription, unsubscribe];
