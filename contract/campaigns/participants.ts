import { z } from 'zod';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { messageReasons, messageStates, offerChannels } from '../messages/channels.ts';

const path = '/companies/{storeId}/campaigns';
const ours = { tag: 'campaigns' } as const;

/** What became of somebody who took part; `marked` had redeemed what the return would have taken back. */
export const participantStates = ['given', 'failed', 'taken_back', 'marked'] as const;

const participant = z
  .object({
    participant_id: z.int(),
    user_account_id: z.int(),
    customer: z.string(),
    state: z.enum(participantStates),
    /** What of the customer and the occasion matched. */
    matched: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
    revision: z.int(),
    points: z.number(),
    claim_ids: z.array(z.int()),
    /** Why it could not be given. */
    problem: z.string().nullable(),
    transaction_id: z.int().nullable(),
    /** What they were told of it, and what became of that. */
    messages: z.array(
      z.object({
        message_id: z.int(),
        channel: z.enum(offerChannels),
        state: z.enum(messageStates),
        reason: z.enum(messageReasons).nullable(),
      }),
    ),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Participant' });
export type Participant = z.output<typeof participant>;

export const listParticipants = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/{id}/participants`,
  access: 'campaigns.read',
  summary: 'who took part, with what matched and what was given',
  query: z.strictObject({
    page: pageText.optional(),
    state: z.enum(participantStates).optional(),
  }),
  reply: z.object({ participants: z.array(participant), pagination }),
});
export const readParticipant = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/{id}/participants/{participantId}`,
  access: 'campaigns.read',
  summary: 'one who took part',
  reply: participant,
});
export const refreshReward = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/{id}/participants/{participantId}/refresh-reward`,
  access: 'campaigns.update',
  idempotent: true,
  summary: 'give again what failed; what was given stays as it is',
  reply: participant,
});

export const participantCalls = [listParticipants, readParticipant, refreshReward];
