import { z } from 'zod';
import { changesOf, endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computed,
  computedText,
  integer,
  moment,
  optional,
  readOnly,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import {
  campaignBody,
  campaignReward,
  notification,
  settings,
  told,
  triggerBody,
} from './definition.ts';
import { campaignDrawCalls } from './draws.ts';
import { campaignTypes, statusNames } from './kinds.ts';
import { campaignListCalls } from './lists.ts';
import { lookupCalls } from './lookups.ts';
import { makingCalls } from './making.ts';
import { participantCalls } from './participants.ts';
import { previewCalls } from './previews.ts';

const names = <const N extends string>(list: readonly N[]) => list as readonly [N, ...N[]];
const path = '/companies/{storeId}/campaigns';

/** What a company does when something happens to a customer: for whom, what it gives and what it says. */
export const campaigns = entity({
  name: 'campaigns',
  id: 'campaign_id',
  path,
  screen: 'campaigns/view-campaigns',
  tag: 'campaigns',
  // Its changes are kept all the same: they are made by calls of their own.
  audited: false,
  permission: { read: 'campaigns.read', create: 'campaigns.create', update: 'campaigns.update' },
  fields: {
    title: text(120),
    type: readOnly(choice(names(campaignTypes))),
    status: readOnly(choice(names(statusNames))),
    /** Of /companies/{storeId}/campaign-types. */
    campaign_type_id: readOnly(integer(1, 100)),
    /** Of /companies/{storeId}/statuses. */
    campaign_status_id: readOnly(integer(1, 100)),
    starts_at: readOnly(optional(moment())),
    ends_at: readOnly(optional(moment())),
    participants: computed(),
    /** How often what it gives was changed while it ran. */
    revision: readOnly(integer(1, 1_000_000)),
    /** Why it was paused, where it did so by itself: the cap that was reached, or `gift` where one that it gives is gone. */
    paused_by: readOnly(optional(text(40))),
    author: computedText(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'status', 'type'],
  searched: ['title'],
  sorts: ['-created_at', 'title', 'starts_at', 'ends_at', 'updated_at'],
  operations: ['list'],
});

/** What of a campaign is changed by itself. */
const version = { updated_at: z.iso.datetime().optional() };

const one = campaigns.read
  .extend({
    ...told,
    campaign_reward: campaignReward.extend({ campaign_reward_id: z.int() }).nullable(),
    /** Whether its messages count against the plan and are billed. */
    billable: z.boolean(),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.output<typeof one>;

const ours = { tag: 'campaigns' } as const;

export const readCampaign = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/{id}`,
  access: 'campaigns.read',
  summary: 'a campaign: what it waits for, what it gives and what it says',
  reply: one,
});

export const createCampaign = endpoint({
  ...ours,
  method: 'POST',
  path,
  access: 'campaigns.create',
  status: 201,
  says: 'CAMPAIGN_CREATED',
  idempotent: true,
  summary: 'make a campaign; it is a draft until its status is changed',
  body: campaignBody,
  reply: one,
});

export const changeCampaignStatus = endpoint({
  ...ours,
  method: 'PUT',
  path: `${path}/{id}/change-status`,
  access: 'campaigns.update',
  summary: 'start, pause, end or cancel it; false where somebody else was first',
  body: z.object({ campaign_status_id: z.int(), ...version }),
  reply: z.object({ status_changed: z.boolean(), campaign_status_id: z.int() }),
});

const change = <const P extends string, B extends z.ZodType>(part: P, summary: string, body: B) =>
  endpoint({
    ...ours,
    method: 'PUT',
    path: `${path}/{id}/${part}`,
    access: 'campaigns.update',
    summary,
    body,
    reply: one,
  });

export const changeCampaignSettings = change(
  'settings',
  'its title, period, priority, caps and who bears it',
  z.object({ ...changesOf(settings.shape), ...version }),
);
export const changeCampaignNotification = change(
  'notification',
  'what its customers are told, and by which channels',
  z.object({ ...changesOf(notification.shape), ...version }),
);
export const changeCampaignType = change(
  'campaign_type',
  'what it waits for, of whom and where',
  triggerBody.and(z.object(version)),
);
export const changeCampaignReward = endpoint({
  ...ours,
  method: 'PUT',
  path: `${path}/{id}/campaign-reward/{campaignRewardId}`,
  access: 'campaigns.update',
  summary: 'what it gives from now on',
  body: z.object({ ...changesOf(campaignReward.shape), ...version }),
  reply: one,
});

export const changeBillable = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/{id}/notifications/billable`,
  access: 'campaigns.update',
  summary: 'whether its messages count against the plan and are billed',
  body: z.object({ billable: z.boolean() }),
  reply: z.object({ billable: z.boolean() }),
});

export const campaignCalls = [
  readCampaign,
  createCampaign,
  changeCampaignStatus,
  changeCampaignSettings,
  changeCampaignNotification,
  changeCampaignType,
  changeCampaignReward,
  changeBillable,
  ...previewCalls,
  ...campaignListCalls,
  ...campaignDrawCalls,
  ...lookupCalls,
  ...participantCalls,
  ...makingCalls,
];
