import { z } from 'zod';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computedText,
  decimal,
  defaulted,
  image,
  moment,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { askers, synergyActions, synergyStates } from './synergy-states.ts';

const path = '/companies/{storeId}/synergies';
const mostRatio = 10_000;
const leastRatio = 0.0001;

/** What one point becomes at the other company; at most four decimals (synergy-ratios-default). */
const ratio = () =>
  defaulted(
    {
      ...decimal(leastRatio, mostRatio),
      value: z.number().min(leastRatio).max(mostRatio).multipleOf(leastRatio),
    } as const,
    1,
  );

/**
 * Two companies whose customers use points across. Each reads its own side of it: `from` is the company
 * that reads, `to` the other one.
 */
export const synergies = entity({
  name: 'synergies',
  id: 'synergy_id',
  path,
  screen: 'collaborators',
  tag: 'synergies',
  audited: 'synergies',
  permission: { read: 'collaborators.read', create: 'collaborators.create' },
  fields: {
    /** The other company, with what it is called and its picture. */
    store_id: { ...readOnly(ref('companies')), computed: true } as const,
    name: computedText(),
    logo: { ...image(), computed: true } as const,
    to_company_id: ref('available-companies'),
    /** What one of our points becomes there. */
    from_to_points_ratio: ratio(),
    /** What one of their points becomes here. */
    to_from_points_ratio: ratio(),
    status: readOnly(choice(synergyStates)),
    asked_by: readOnly(choice(askers)),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['status', 'asked_by'],
  sorts: ['-updated_at', 'created_at'],
  operations: ['list', 'create'],
});
export type Synergy = z.infer<typeof synergies.read>;

const partner = z.object({ store_id: z.int(), name: z.string(), logo: z.string().nullable() });

/** Those that are agreed, to choose from. */
export const allSynergies = endpoint({
  method: 'GET',
  path: `${path}/all`,
  access: 'collaborators.read',
  tag: 'synergies',
  summary: 'the companies whose customers use points across, by name',
  reply: z.object({
    synergies: z.array(
      partner.extend({
        synergy_id: z.int(),
        to_company_id: z.int(),
        from_to_points_ratio: z.number(),
        to_from_points_ratio: z.number(),
      }),
    ),
  }),
});

export const availableCompanies = endpoint({
  method: 'GET',
  path: `${path}/available-companies`,
  access: 'collaborators.create',
  tag: 'synergies',
  summary: 'the companies of the platform that may be asked, by name',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).optional(),
  }),
  reply: z.object({ companies: z.array(partner), pagination }),
});

/** Accepts, rejects, cancels or ends. */
export const moveSynergy = endpoint({
  method: 'PUT',
  path: `${path}/{synergyId}/{action}`,
  access: 'collaborators.update',
  verbs: synergyActions,
  tag: 'synergies',
  summary: 'apply a verb to a synergy',
  reply: synergies.read,
});

export const synergyCalls = [allSynergies, availableCompanies, moveSynergy];
