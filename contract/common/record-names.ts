import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { idsText } from '../engine/list-query.ts';
import type { PermissionPath } from '../permissions/permissions.ts';

/** Records that others name after they were deleted, each with the right to read what they are called. */
export const namedRights = {
  'attribute-definitions': 'customers.read',
  'company-products': 'products.read',
  'network-regions': 'stores.network_regions.read',
  'point-titles': 'point_packages.read',
  'product-tags': 'products.read',
  'saved-views': 'campaigns.read',
  gifts: 'gifts.read',
  stores: 'stores.read',
} as const satisfies Readonly<Record<string, PermissionPath>>;
export type NamedKind = keyof typeof namedRights;

export const recordNames = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/record-names',
  access: 'signed-in',
  tag: 'common',
  extension: true,
  summary: 'what records are called that something names, deleted or not',
  query: z.strictObject({
    of: z.enum(Object.keys(namedRights) as [NamedKind, ...NamedKind[]]),
    ids: idsText,
  }),
  reply: z.object({
    names: z.array(z.object({ id: z.int(), name: z.string(), deleted: z.boolean() })),
  }),
});
