import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { tableQuery } from '../export-files/export-file.ts';
import { offerChannels } from '../messages/channels.ts';
import { campaignBody, caps } from './definition.ts';

const path = '/companies/{storeId}/campaigns';
const ours = { tag: 'campaigns' } as const;

/** How far back a preview looks, in days. */
export const previewDays = 90;
export const mostExamples = 10;

/** What something costs, in money as the API tells it, and how much of it there is. */
const costs = z.object({
  points: z.number(),
  /** What the points are worth where they pay. */
  points_cost: z.number(),
  gifts: z.int(),
  gifts_cost: z.number(),
  messages: z.int(),
  messages_cost: z.number(),
  total: z.number(),
});

const previewResult = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    currency: z.string(),
    /** Customers whom it would have reached, and how often in all. */
    people: z.int(),
    times: z.int(),
    /** Of those, whom no channel of it reaches: no consent, no address. */
    unreachable: z.int(),
    /** By week, named by its Monday. */
    weeks: z.array(z.object({ week: z.iso.date(), times: z.int() })),
    ...costs.shape,
    by_channel: z.array(
      z.object({ channel: z.enum(offerChannels), messages: z.int(), cost: z.number() }),
    ),
    /** The cap that would have held it, and since when it would have been paused by it. */
    capped_by: z.enum(Object.keys(caps.shape) as [keyof typeof caps.shape]).nullable(),
    paused_on: z.iso.date().nullable(),
    examples: z
      .array(
        z.object({
          user_account_id: z.int(),
          customer: z.string(),
          at: z.iso.datetime(),
          matched: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
        }),
      )
      .max(mostExamples),
  })
  .meta({ id: 'CampaignPreviewResult' });
export type PreviewResult = z.output<typeof previewResult>;

const preview = z
  .object({
    campaign_preview_id: z.int(),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    /** How many customers were looked at, of how many. */
    done: z.int(),
    total: z.int(),
    result: previewResult.nullable(),
  })
  .meta({ id: 'CampaignPreview' });
export type CampaignPreview = z.output<typeof preview>;

export const startPreview = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/previews`,
  access: 'campaigns.read',
  status: 201,
  summary:
    'look whom a campaign would have reached in the last 90 days, and what it would have cost; nothing is given',
  body: campaignBody,
  reply: preview,
});

export const readPreview = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/previews/{id}`,
  access: 'campaigns.read',
  summary: 'how far a preview is, and what came of it',
  reply: preview,
});

export const cancelPreview = endpoint({
  ...ours,
  method: 'DELETE',
  path: `${path}/previews/{id}`,
  access: 'campaigns.read',
  summary: 'stop a preview that is under way',
  reply: preview,
});

const compared = z.object({ receipts: z.int(), turnover: z.number(), days: z.int() });

const report = z
  .object({
    campaign_id: z.int(),
    title: z.string(),
    currency: z.string(),
    /** The company's days on which anything came of it, in order. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        reached: z.int(),
        sent: z.int(),
        delivered: z.int(),
        /** Gifts of it that were redeemed that day. */
        redeemed: z.int(),
        points: z.number(),
        cost: z.number(),
      }),
    ),
    people: z.int(),
    times: z.int(),
    failed: z.int(),
    taken_back: z.int(),
    claims: z.int(),
    redeemed: z.int(),
    ...costs.shape,
    by_channel: z.array(
      z.object({
        channel: z.enum(offerChannels),
        messages: z.int(),
        sent: z.int(),
        delivered: z.int(),
        failed: z.int(),
        suppressed: z.int(),
        cost: z.number(),
      }),
    ),
    /** What those who took part bought in the days before and after they first did; the day itself belongs to neither. */
    before: compared,
    after: compared,
    /** What was foreseen when it began to run. */
    preview: previewResult.nullable(),
  })
  .meta({ id: 'CampaignReport' });
export type CampaignReport = z.output<typeof report>;

export const readReport = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/{id}/report`,
  access: 'campaigns.read',
  summary: 'what came of a campaign, day by day, beside what was foreseen',
  reply: report,
});

const table = <const P extends string>(part: P, summary: string) =>
  endpoint({
    ...ours,
    method: 'GET',
    path: `${path}/{id}/report/${part}`,
    access: 'campaigns.read',
    query: tableQuery,
    file: 'text/csv',
    summary,
    reply: fileReply,
  });
export const reportDays = table('days', 'the days of its report as a table');
export const reportParticipants = table('participants', 'everybody who took part as a table');

export const previewCalls = [
  startPreview,
  readPreview,
  cancelPreview,
  readReport,
  reportDays,
  reportParticipants,
];
