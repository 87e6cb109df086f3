import { z } from 'zod';
import { endpoint, imageUpload } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { computed, flag, image, moment, optional, readOnly, ref } from '../engine/fields.ts';
import { localized, localizedOptional } from '../engine/localized-fields.ts';
import { properName } from '../engine/names.ts';

const path = '/companies/{storeId}/loyalties/sub-loyalties';
const permission = {
  read: 'loyalty.read',
  create: 'loyalty.create',
  update: 'loyalty.update',
  delete: 'loyalty.delete',
} as const;

/** A programme within the company's own, that gifts and applications name: a label, with its own logo and unit. */
export const subLoyalties = entity({
  name: 'sub-loyalties',
  id: 'loyalty_program_id',
  path,
  screen: 'loyalty-programs',
  collection: 'sub_loyalties',
  tag: 'sub-loyalties',
  audited: 'sub_loyalties',
  permission,
  fields: {
    name: localized(80, 'name'),
    description: localizedOptional(1000),
    /** What its points are called, such as "stars". */
    points_label: optional(properName(40)),
    logo: image(),
    country_id: ref('countries'),
    active: flag(true),
    gifts_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'active', 'country_id'],
  searched: ['name', 'points_label'],
  sorts: ['name', 'created_at', 'updated_at'],
  extensions: ['read'],
});
export type SubLoyalty = z.infer<typeof subLoyalties.read>;

/** Switches a programme on or off (sub-loyalty-active-toggle). */
export const toggleSubLoyalty = endpoint({
  method: 'PATCH',
  path: `${path}/{id}`,
  access: permission.update,
  tag: 'sub-loyalties',
  summary: 'switch a programme on or off',
  body: z.strictObject({ active: z.boolean() }),
  reply: subLoyalties.read,
});

export const subLoyaltyLogo = imageUpload(
  `${path}/upload-loyalty-image/{id}`,
  permission.update,
  'sub-loyalties',
  ['loyalty_logo'],
);

export const subLoyaltyCalls = [toggleSubLoyalty, subLoyaltyLogo];
