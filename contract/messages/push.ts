import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';

const base64 = (most: number) => z.string().regex(new RegExp(`^[\\w+/=-]{1,${most}}$`));
const address = z.url().max(1000);

/** What a browser answers when it allows notifications. */
export const pushSubscription = z.object({
  endpoint: address,
  keys: z.object({ p256dh: base64(120), auth: base64(60) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

const common = { access: 'public', tag: 'common', extension: true } as const;

export const pushKey = endpoint({
  ...common,
  method: 'GET',
  path: '/common/push-key',
  summary: 'the public key that a browser asks for notifications with',
  reply: z.object({ key: z.string() }),
});

export const endPush = endpoint({
  ...common,
  method: 'DELETE',
  path: '/common/push-subscriptions',
  summary: 'no more notifications in the browser of this address',
  body: z.object({ endpoint: address }),
  reply: nothing,
});

export const pushCalls = [pushKey, endPush];
