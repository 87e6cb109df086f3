import { z } from 'zod';
import { computedFacts } from '../engine/computed-facts.ts';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { choice, computedText, flag, moment, optional, readOnly, ref } from '../engine/fields.ts';
import { mobileText } from '../engine/mobiles.ts';
import { properName } from '../engine/names.ts';
import { grantedTree, permissionTree } from '../permissions/permission-schemas.ts';
import { newPassword } from './auth.ts';

/**
 * Whether somebody belongs to the place, was asked to and has not answered, or belongs to it from a time
 * when mobiles were not proved and sleeps until they prove theirs.
 */
export const memberStates = ['active', 'invited', 'asleep'] as const;

/** What a list tells of a member; `permissions_enabled` is derived (permissions-enabled-derived). */
const listed = {
  fields: {
    full_name: computedText(),
    mobile: computedText(),
    country_id: readOnly(ref('countries')),
    /** Their account as a customer of the programme, where they have one. */
    user_account_id: readOnly(optional(ref('customers'))),
    role_id: readOnly(ref('roles')),
    permissions: { ...computedFacts({}), read: permissionTree } as const,
    permissions_enabled: readOnly(flag(false)),
    state: readOnly(choice(memberStates)),
    created_at: readOnly(moment()),
  },
  filters: ['q', 'role_id'],
  sorts: ['full_name', 'mobile', 'role_id', 'created_at'],
  operations: ['list'],
  collection: 'users',
  id: 'user_id',
} as const;

/** The people who run a company. */
export const staff = entity({
  ...listed,
  name: 'staff',
  path: '/companies/{storeId}/users',
  screen: 'user-rights',
  tag: 'staff',
  audited: 'memberships',
  permission: { read: 'users.read', create: 'users.create', delete: 'users.delete' },
});

/** The people who work in a store. */
export const storeUsers = entity({
  ...listed,
  name: 'store-users',
  path: '/stores/{id}/users/all',
  screen: 'settings/users',
  tag: 'store-users',
  audited: 'memberships',
  permission: {
    read: 'settings.users.read',
    create: 'settings.users.create',
    delete: 'settings.users.delete',
  },
});

/** Somebody's membership in a company or a store, with their rights there. */
const member = z
  .object({
    user_id: z.int(),
    full_name: z.string(),
    mobile: z.string(),
    country_id: z.int(),
    /** Their account as a customer of the programme, where they have one. */
    user_account_id: z.int().nullable(),
    role_id: z.int(),
    permissions: permissionTree,
    permissions_enabled: z.boolean(),
    state: z.enum(memberStates),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** Whether they can say who they are at a paired till. */
    has_till_pin: z.boolean(),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof member>;

/**
 * Whoever has the mobile is asked to join, by a message to it. A name and a first password are for
 * somebody new, who replaces both; whoever is known keeps theirs. Without permissions they start with
 * the default ones.
 */
const newMember = z.object({
  app_provider_id: z.int().positive().default(1),
  /** Of the mobile; the place's own where it is left out. */
  country_id: z.int().positive().optional(),
  mobile: mobileText,
  full_name: properName(120).value.optional(),
  password: newPassword.optional(),
  permissions: grantedTree.optional(),
});
export type NewMember = z.infer<typeof newMember>;

const newRights = z.object({
  permissions: grantedTree,
  updated_at: z.iso.datetime().optional(),
});

const ofStaff = { tag: 'staff' } as const;
const ofStores = { tag: 'store-users' } as const;

export const readStaff = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/companies/{storeId}/users/{id}',
  access: 'users.read',
  extension: true,
  summary: 'one of the company’s staff, with their rights',
  reply: member,
});

export const createStaff = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/companies/{storeId}/users',
  access: 'users.create',
  summary: 'ask somebody to join the company’s staff',
  status: 201,
  body: newMember,
  reply: member,
});

export const changeStaffRights = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/companies/{storeId}/users/{id}/permissions',
  access: 'users.update',
  summary: 'what one of the staff may do, as far as the caller may do it themselves',
  body: newRights,
  reply: member,
});

export const upgradeStaff = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/companies/{storeId}/users/upgrade/{id}',
  access: 'users.update',
  summary: 'make a moderator an admin: all rights of the company that the caller holds',
  reply: member,
});

export const downgradeStaff = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/companies/{storeId}/users/downgrade/{id}',
  access: 'users.update',
  summary: 'make an admin a moderator with the default rights',
  reply: member,
});

export const removeStaff = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/companies/{storeId}/users/{id}',
  access: 'users.delete',
  summary: 'take somebody off the staff; the person stays',
  reply: nothing,
});

export const storeUserProfile = endpoint({
  ...ofStores,
  method: 'GET',
  path: '/stores/{id}/users/{userId}/profile',
  access: 'settings.users.read',
  summary: 'one of the store’s users, with their rights',
  reply: member,
});

export const createStoreModerator = endpoint({
  ...ofStores,
  method: 'POST',
  path: '/stores/{id}/users/create-store-moderator',
  access: 'settings.users.create',
  summary: 'ask somebody to join the store as a moderator',
  status: 201,
  body: newMember,
  reply: member,
});

export const changeStoreUserRights = endpoint({
  ...ofStores,
  method: 'PUT',
  path: '/stores/{id}/users/{userId}/permissions',
  access: 'settings.users.update',
  summary: 'what a user of the store may do, as far as the caller may do it themselves',
  body: newRights,
  reply: member,
});

export const upgradeStoreUser = endpoint({
  ...ofStores,
  method: 'PUT',
  path: '/stores/{id}/users/upgrade/{userId}',
  access: 'settings.users.update',
  summary: 'make a moderator an admin: all rights of the store that the caller holds',
  reply: member,
});

export const downgradeStoreUser = endpoint({
  ...ofStores,
  method: 'PUT',
  path: '/stores/{id}/users/downgrade/{userId}',
  access: 'settings.users.update',
  summary: 'make an admin a moderator with the default rights',
  reply: member,
});

export const removeStoreUser = endpoint({
  ...ofStores,
  method: 'DELETE',
  path: '/stores/{id}/users/{userId}',
  access: 'settings.users.delete',
  summary: 'take somebody out of the store; the person stays',
  reply: nothing,
});

/** Who belongs to a company or a store, and with which rights. */
export const memberCalls = [
  staff.calls.list,
  readStaff,
  createStaff,
  changeStaffRights,
  upgradeStaff,
  downgradeStaff,
  removeStaff,
  storeUsers.calls.list,
  storeUserProfile,
  createStoreModerator,
  changeStoreUserRights,
  upgradeStoreUser,
  downgradeStoreUser,
  removeStoreUser,
];
