import { z } from 'zod';
import { changesOf } from '../engine/endpoint.ts';
import { money, points } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { channelContents } from '../messages/channel-content.ts';
import { defaultNotifierType, notifierTypes } from '../messages/channels.ts';
import { mostGifts } from '../rewards/rewards.ts';
import { characteristicOptions } from './characteristics.ts';
import { characteristicOf, conditionIds, conditionOf, typeOf } from './kinds.ts';
import { typeOptions } from './type-options.ts';

const id = z.int().positive();
const ids = (most: number) => z.array(id).max(most).default([]);
const moment = z.iso.datetime().nullable().default(null);
const options = z.record(z.string(), z.unknown()).default({});

/** Which stores take part: all there are, or those named. */
export const conditionOptions = z
  .object({ store_participants: z.enum(['*', 'list']).default('*'), store_ids: ids(1000) })
  // With all of them none is named (campaign-all-stores).
  .transform(({ store_participants, store_ids }) => ({
    store_participants,
    store_ids: store_participants === '*' ? [] : store_ids,
  }));

export const bearers = ['company', 'store', 'shared'] as const;
/** Who bears what a campaign gives and what its messages cost. */
export const invoicingSettings = z
  .object({
    bearer: z.enum(bearers).default('company'),
    /** Of a shared one, the store's part in percent. */
    store_percentage: z.number().min(0).max(100).nullable().default(null),
  })
  .refine(({ bearer, store_percentage }) => bearer !== 'shared' || store_percentage !== null, {
    path: ['store_percentage'],
  });

const most = z.int().min(1).max(100_000_000).nullable().default(null);
const mostMoney = money().value.nullable().default(null);
/** What a campaign gives at most; reaching one pauses it. Nothing is no limit. */
export const caps = z.object({
  participants: most,
  participants_per_day: most,
  points: points().value.nullable().default(null),
  points_per_day: points().value.nullable().default(null),
  money: mostMoney,
  money_per_day: mostMoney,
});
export type Caps = z.output<typeof caps>;

/** What a campaign gives, as it was when the campaign was told to: a reward that changes later changes nothing here. */
export const campaignReward = z.object({
  /** The reward that it was taken from; nothing where it was made for this campaign. */
  reward_id: id.nullable().default(null),
  title: text(120).value,
  points: points().value.nullable().default(null),
  gift_ids: ids(mostGifts),
  coupon_claim_valid_days: z.int().min(1).max(3650).nullable().default(null),
  coupon_notification: z.boolean().default(true),
});

/** The same as it is sent: of a reward that is named, what is left out is as the reward has it. */
const sentReward = z
  .object(changesOf(campaignReward.shape))
  .refine(({ title, reward_id }) => title !== undefined || Boolean(reward_id), {
    path: ['title'],
    params: { rule: 'missing' },
  });

/** How those who take part are told. */
export const notification = z.object({
  system_notification_ids: ids(4),
  notifier_type: z.enum(notifierTypes).default(defaultNotifierType),
  override_user_notification_settings: z.boolean().default(false),
  sms: channelContents.sms.value.default(null),
  email: channelContents.email.value.default(null),
  push: channelContents.push.value.default(null),
  viber: channelContents.viber.value.default(null),
});

/** Of those that something happens for, the one with the highest comes first. */
export const mostPriority = 100;
const priority = z.int().min(0).max(mostPriority).default(0);

/** When it runs, what it gives at most and who bears it. */
export const settings = z.object({
  title: text(120).value,
  starts_at: moment,
  ends_at: moment,
  priority,
  caps: caps.prefault({}),
  invoicing_settings: invoicingSettings.prefault({}),
});

/** What it waits for, of whom, and where. */
export const trigger = z.object({
  campaign_type_id: id,
  campaign_type_options: options,
  campaign_condition_id: id.default(conditionIds.always),
  campaign_condition_options: conditionOptions.prefault({}),
  /** No Sub-Condition Needed. */
  campaign_client_characteristic_id: id.nullable().default(null),
  campaign_client_characteristic_options: options,
});

type Issue = Parameters<Parameters<z.ZodType['superRefine']>[0]>[1];

function addFrom(context: Issue, at: string, rule: z.ZodType, value: unknown) {
  for (const issue of rule.safeParse(value).error?.issues ?? [])
    context.addIssue({ ...issue, path: [at, ...issue.path] } as never);
}

const unknownChoice = (path: string) => ({
  code: 'custom' as const,
  path: [path],
  params: { rule: 'invalidChoice' },
});

/** Each kind's own options are held against their own rule. */
function holdOptions(sent: z.output<typeof trigger>, context: Issue) {
  const type = typeOf(sent.campaign_type_id);
  if (!type) context.addIssue(unknownChoice('campaign_type_id'));
  else addFrom(context, 'campaign_type_options', typeOptions[type], sent.campaign_type_options);
  if (!conditionOf(sent.campaign_condition_id))
    context.addIssue(unknownChoice('campaign_condition_id'));
  const asked = sent.campaign_client_characteristic_id;
  if (asked === null) return;
  const name = characteristicOf(asked);
  if (!name) context.addIssue(unknownChoice('campaign_client_characteristic_id'));
  else
    addFrom(
      context,
      'campaign_client_characteristic_options',
      characteristicOptions[name],
      sent.campaign_client_characteristic_options,
    );
}

export const triggerBody = trigger.superRefine(holdOptions);
/** A campaign as it is made. A draw gives no reward of its own and tells nobody (campaign-draw-omits). */
export const campaignBody = z
  .object({
    ...settings.shape,
    ...trigger.shape,
    // A channel of which nothing is sent says what the reward says by it, or what any campaign does.
    ...changesOf(notification.shape),
    campaign_reward: sentReward.nullish(),
    invoicing_settings: invoicingSettings.optional(),
  })
  .superRefine(holdOptions);
export type CampaignBody = z.output<typeof campaignBody>;
/** The same as it is sent. */
export type SentCampaign = z.input<typeof campaignBody>;

/** A campaign as it is told: the same parts, as they are kept. */
export const told = {
  priority: z.int(),
  caps: z.object({
    participants: z.int().nullable(),
    participants_per_day: z.int().nullable(),
    points: z.number().nullable(),
    points_per_day: z.number().nullable(),
    money: z.number().nullable(),
    money_per_day: z.number().nullable(),
  }),
  invoicing_settings: z
    .object({ bearer: z.enum(bearers), store_percentage: z.number().nullable() })
    .nullable(),
  campaign_type_options: z.record(z.string(), z.unknown()),
  campaign_condition_id: z.int(),
  campaign_condition_options: z.object({
    store_participants: z.enum(['*', 'list']),
    store_ids: z.array(z.int()),
  }),
  campaign_client_characteristic_id: z.int().nullable(),
  campaign_client_characteristic_options: z.record(z.string(), z.unknown()),
  system_notification_ids: z.array(z.int()),
  notifier_type: z.enum(notifierTypes),
  override_user_notification_settings: z.boolean(),
  sms: channelContents.sms.read,
  email: channelContents.email.read,
  push: channelContents.push.read,
  viber: channelContents.viber.read,
} as const;
