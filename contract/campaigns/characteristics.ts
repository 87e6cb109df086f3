import { z } from 'zod';
import { consentChannels } from '../messages/consents.ts';
import type { CharacteristicName } from './kinds.ts';

const ids = z.array(z.int().positive()).min(1).max(500);
const age = z.preprocess(
  (sent) => (sent === '' ? null : sent),
  z.int().min(0).max(150).nullable().default(null),
);

/** What each characteristic asks of a customer. */
export const characteristicOptions = {
  /** Both ends belong to it; an empty one is no end (campaign-empty-ages). */
  age: z.object({ from_age: age, to_age: age }),
  gender: z.object({ genders: z.array(z.enum(['male', 'female', 'other'])).min(1) }),
  tier: z.object({ store_point_title_ids: ids }),
  /** Of the store where they registered. */
  region: z.object({ store_company_network_region_ids: ids }),
  /** One of them is enough. */
  consent: z.object({ channels: z.array(z.enum(consentChannels)).min(1) }),
  attribute: z.object({
    user_account_attribute_definition_id: z.int().positive(),
    /** One of them is enough. */
    values: z.array(z.string().max(200)).min(1).max(50),
  }),
  /** Customers of a saved view, as it is when it is looked at. */
  view: z.object({ view_id: z.int().positive() }),
} as const satisfies Record<CharacteristicName, z.ZodType>;

export type CharacteristicOptions = {
  [N in CharacteristicName]: z.output<(typeof characteristicOptions)[N]>;
};
