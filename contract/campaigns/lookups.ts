import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { campaignTypes, statusNames } from './kinds.ts';

const names = <const N extends string>(list: readonly N[]) => list as readonly [N, ...N[]];
const ours = { tag: 'campaigns' } as const;
const name = z.string();

const choicesOf = <const P extends string, R extends z.ZodType>(
  name: P,
  summary: string,
  reply: R,
) =>
  endpoint({
    ...ours,
    method: 'GET',
    path: `/companies/{storeId}/${name}`,
    access: 'campaigns.read',
    summary,
    reply,
  });

export const listTypes = choicesOf(
  'campaign-types',
  'what a campaign may wait for',
  z.object({
    campaign_types: z.array(
      z.object({
        campaign_type_id: z.int(),
        name,
        type: z.enum(names(campaignTypes)),
        /** What it waits for, in a sentence. */
        text: z.string(),
      }),
    ),
  }),
);
export const listStatuses = choicesOf(
  'statuses',
  'where a campaign may stand, and where it may go from there',
  z.object({
    statuses: z.array(
      z.object({
        campaign_status_id: z.int(),
        name,
        status: z.enum(names(statusNames)),
        next: z.array(z.int()),
      }),
    ),
  }),
);

const byType = z.strictObject({
  'campaign-type-id': z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
});
export const listConditions = endpoint({
  ...ours,
  method: 'GET',
  path: '/companies/{storeId}/campaign-conditions',
  access: 'campaigns.read',
  summary: 'how often one customer may take part in a campaign of a type',
  query: byType,
  reply: z.object({
    campaign_conditions: z.array(z.object({ campaign_condition_id: z.int(), name })),
  }),
});
export const listCharacteristics = endpoint({
  ...ours,
  method: 'GET',
  path: '/companies/{storeId}/campaign-client-characteristics',
  access: 'campaigns.read',
  summary: 'what a campaign of a type may ask of a customer',
  query: byType,
  reply: z.object({
    campaign_client_characteristics: z.array(
      z.object({ campaign_client_characteristic_id: z.int(), name, characteristic: z.string() }),
    ),
  }),
});

export const lookupCalls = [listTypes, listStatuses, listConditions, listCharacteristics];
