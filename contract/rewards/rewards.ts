import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computed,
  defaulted,
  flag,
  integer,
  moment,
  optional,
  points,
  readOnly,
  refs,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { channelContents } from '../messages/channel-content.ts';
import { defaultNotifierType, notifierTypes } from '../messages/channels.ts';

export const mostGifts = 20;

const fields = {
  title: text(120),
  /** Given when it is earned, beside the gifts. */
  points: optional(points()),
  /** Each becomes a claim of the customer's. */
  gift_ids: refs('gifts', mostGifts),
  /** Days a claim of it is valid; without it as many as the company says. */
  coupon_claim_valid_days: optional(integer(1, 3650)),
  /** Whether the claim's own message is sent, beside what the channels say. */
  coupon_notification: flag(true),
  /** The channels, in the order in which they are tried. */
  system_notification_ids: refs('system-notifications', 4),
  notifier_type: defaulted(choice(notifierTypes), defaultNotifierType),
  /** Tells it even to who wants no messages by a channel, never to who refused offers. */
  override_user_notification_settings: flag(false),
  ...channelContents,
  /** Campaigns that give it and have not ended. */
  campaigns: computed(),
  created_at: readOnly(moment()),
  updated_at: readOnly(moment()),
} as const;

/** What somebody gets who takes part in a campaign: gifts, points, or both, and the message about it. */
export const rewards = entity({
  name: 'rewards',
  id: 'reward_id',
  path: '/companies/{storeId}/rewards',
  screen: 'campaigns/view-rewards',
  tag: 'rewards',
  audited: 'rewards',
  permission: {
    read: 'rewards.read',
    create: 'rewards.create',
    update: 'rewards.update',
    delete: 'rewards.delete',
  },
  fields,
  filters: ['q', 'notifier_type'],
  searched: ['title'],
  sorts: ['-created_at', 'title', 'points', 'updated_at'],
  extensions: ['read'],
  says: { create: 'REWARD_CREATED', delete: 'REWARD_DELETED' },
});

/** Pictures that messages may show, by where they are shown. */
export const pictureTypes = ['push', 'viber'] as const;
export const picture = z.object({ url: z.string() });

export const rewardPicture = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/rewards/images/{action}',
  access: 'rewards.create',
  verbs: pictureTypes,
  tag: 'rewards',
  files: ['image'],
  summary: 'upload a picture of a message; answers its address',
  reply: picture,
});

/** A message as it is being made, to be sent to whoever makes it. */
export const draftOfMessage = z.object({
  title: z.string().max(120).default(''),
  system_notification_ids: fields.system_notification_ids.value,
  sms: fields.sms.value.optional(),
  email: fields.email.value.optional(),
  push: fields.push.value.optional(),
  viber: fields.viber.value.optional(),
});
export const testAnswer = z.object({
  /** What became of it, by channel. */
  tests: z.array(z.object({ system_notification_id: z.int(), sent_to: z.string() })),
});

export const testReward = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/rewards/test-notifier',
  access: 'rewards.create',
  tag: 'rewards',
  idempotent: true,
  summary: 'send the message to one’s own mobile and mail',
  body: draftOfMessage,
  reply: testAnswer,
});

export const testRewardPicture = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/rewards/test-notifier/images',
  access: 'rewards.create',
  tag: 'rewards',
  files: ['image'],
  summary: 'upload a picture of a message that is tried out',
  reply: picture,
});

export const rewardCalls = [rewardPicture, testReward, testRewardPicture];
