import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { languages } from '../engine/languages.ts';
import { pushSubscription } from '../messages/push.ts';

export const allowPush = endpoint({
  method: 'POST',
  path: '/common/fb/coupons/{id}/push-subscriptions',
  access: 'public',
  tag: 'common',
  extension: true,
  status: 201,
  summary: 'tell whoever claimed the coupon in this browser; their consent to notifications',
  body: z.object({
    /** The `push_token` that the claim was answered with, once the mobile was proved. */
    token: z.string().min(1).max(80),
    lang: z.enum(languages).default('el'),
    subscription: pushSubscription,
  }),
  reply: nothing,
});
