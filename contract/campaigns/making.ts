import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { offerChannels } from '../messages/channels.ts';
import { draftOfMessage, picture, pictureTypes, testAnswer } from '../rewards/rewards.ts';
import { channelChoices } from './kinds.ts';

const path = '/companies/{storeId}/campaigns';
const ours = { tag: 'campaigns' } as const;

export const campaignChannels = endpoint({
  ...ours,
  method: 'GET',
  path: '/companies/{storeId}/campaign-system-notifications',
  access: 'campaigns.read',
  summary:
    'the channels by which campaigns tell customers, and whether the company has set them up',
  reply: z.object({
    system_notifications: z.array(
      z.object({
        system_notification_id: z.int(),
        channel: z.enum(offerChannels),
        name: z.string(),
        /** Whether messages leave by it: the company has set it up. */
        enabled: z.boolean(),
      }),
    ),
  }),
});

export const campaignVariables = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/notification-variables`,
  access: 'campaigns.read',
  summary: 'what may stand in braces in the texts of a campaign, with an example of each',
  reply: z.object({
    notification_variables: z.array(
      z.object({
        variable: z.string(),
        name: z.string(),
        example: z.string(),
        /** Signs that its longest value takes. */
        longest: z.int(),
      }),
    ),
  }),
});

/** How long a value may get, and whether it is in the alphabet of text messages. */
const extent = z.object({ length: z.int(), plain: z.boolean() });

export const campaignSmsForm = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/sms-form`,
  access: 'campaigns.read',
  extension: true,
  summary:
    'how texts of campaigns leave: their way out as long as it is, capitals, and how long the values of variables get',
  reply: z.object({
    /** A link that is as long as the longest one, and leads nowhere. */
    link: z.string(),
    stop_number: z.string().nullable(),
    shortest: z.boolean(),
    capitals: z.boolean(),
    /** The price of a part. */
    part_price: z.number(),
    currency: z.string(),
    values: z.record(z.string(), extent),
  }),
});

const possible = z
  .object({
    campaign_id: z.int(),
    title: z.string(),
    type: z.string(),
    ends_at: z.iso.datetime().nullable(),
    reward_title: z.string(),
    points: z.number(),
    gifts: z.array(z.object({ gift_id: z.int(), title: z.string() })),
  })
  .meta({ id: 'CustomerReward' });

export const customerRewards = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/customer-rewards`,
  access: 'campaigns.read',
  summary: 'what the campaigns that run give, or could give now to the customer that is named',
  query: z.strictObject({
    user_account_id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional(),
  }),
  reply: z.object({ customer_rewards: z.array(possible) }),
});

export const companyLoyalties = endpoint({
  ...ours,
  method: 'GET',
  path: '/companies/{storeId}/loyalties',
  access: 'campaigns.read',
  summary: 'the programme of the company',
  reply: z.object({
    loyalties: z.array(
      z.object({ company_id: z.int(), title: z.string(), logo: z.string().nullable() }),
    ),
  }),
});

export const testCampaign = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/test-notifier`,
  access: 'campaigns.create',
  idempotent: true,
  summary: 'send the message of a campaign to one’s own mobile and mail',
  body: draftOfMessage,
  reply: testAnswer,
});

export const testCampaignPicture = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/test-notifier/images`,
  access: 'campaigns.create',
  files: ['image'],
  summary: 'upload a picture of a message that is tried out',
  reply: picture,
});

const b64 = z.string().nullable();

export const campaignPicture = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/images/{action}`,
  access: 'campaigns.create',
  verbs: pictureTypes,
  files: ['image'],
  query: z.strictObject({ encode: z.literal('b64').optional() }),
  summary: 'upload a picture of a message; answers its address, and with encode=b64 the picture',
  reply: picture.extend({ b64 }),
});

export const pictureToB64 = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/image-to-b64`,
  access: 'campaigns.create',
  summary: 'a picture that was uploaded here, as base64',
  body: z.object({ url: z.string().max(400) }),
  reply: z.object({ b64: z.string() }),
});

export const transactionTypes = endpoint({
  method: 'GET',
  path: '/common/campaigns/transaction-types',
  access: 'signed-in',
  tag: 'common',
  summary: 'which receipts a campaign may wait for',
  reply: z.object({
    transaction_types: z.array(
      z.object({
        transaction_type_id: z.int(),
        name: z.string(),
        /** As the options of a campaign name it. */
        channel: z.enum(channelChoices),
      }),
    ),
  }),
});

export const makingCalls = [
  transactionTypes,
  campaignChannels,
  campaignVariables,
  campaignSmsForm,
  customerRewards,
  companyLoyalties,
  testCampaign,
  testCampaignPicture,
  campaignPicture,
  pictureToB64,
];
