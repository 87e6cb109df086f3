import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { grantedTree, permissionTree } from '../permissions/permission-schemas.ts';
import { inStore } from './session.ts';

const templates = z
  .object({
    default_company_cms: permissionTree,
    default_store_cms: permissionTree,
    /** Null while the company has none of its own. */
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DefaultPermissions' });
export type DefaultPermissions = z.infer<typeof templates>;

/** What new moderators start with (default-moderator-permissions, default-permission-templates). */
export const defaultPermissions = endpoint({
  method: 'GET',
  path: '/users/default-permissions',
  access: 'signed-in',
  tag: 'store-users',
  summary: 'the default rights in the company of a store, or those of the platform',
  query: inStore,
  reply: templates,
});

export const changeDefaultPermissions = endpoint({
  method: 'PUT',
  path: '/companies/{storeId}/stores/default-cms-permissions',
  access: 'stores.default_permissions',
  tag: 'company-stores',
  summary: 'the default rights, as far as the caller holds them themselves',
  body: z.object({
    default_company_cms: grantedTree.optional(),
    default_store_cms: grantedTree.optional(),
    updated_at: z.iso.datetime().nullable().optional(),
  }),
  reply: templates,
});

const storeRights = z
  .object({
    store_id: z.int(),
    name: z.string(),
    permissions: permissionTree,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StorePermissions' });
export type StoreRights = z.infer<typeof storeRights>;

export const storePermissions = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/stores/{id}/permissions',
  access: 'stores.permissions.read',
  tag: 'company-stores',
  summary: 'what one store may do, whoever works there',
  reply: storeRights,
});

export const changeStorePermissions = endpoint({
  method: 'PUT',
  path: '/companies/{storeId}/stores/{id}/permissions',
  access: 'stores.permissions.update',
  tag: 'company-stores',
  summary: 'what one store may do, as far as the caller and the company may',
  body: z.object({ permissions: grantedTree, updated_at: z.iso.datetime().optional() }),
  reply: storeRights,
});

export const rightsOfStores = [
  defaultPermissions,
  changeDefaultPermissions,
  storePermissions,
  changeStorePermissions,
];
