import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { optional } from '../engine/fields.ts';
import { properName } from '../engine/names.ts';
import { email } from '../engine/text-fields.ts';
import { storeKinds } from '../organisations/stores.ts';
import { permissionTree } from '../permissions/permission-schemas.ts';

/** How somebody wants to hear of the programmes they are a customer of; what keeps their account safe is told anyway. */
const notificationTypes = z.object({ mail: z.boolean(), push: z.boolean(), sms: z.boolean() });

export const sessionUser = z
  .object({
    user_id: z.int(),
    full_name: z.string(),
    email: z.string().nullable(),
    mobile: z.string(),
    country_id: z.int(),
    language_id: z.int().nullable(),
    is_super_admin: z.boolean(),
    notifications: notificationTypes,
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof sessionUser>;

/** A store, company or supplier that its member may open. */
export const ownStore = z
  .object({
    store_id: z.int(),
    company_id: z.int(),
    kind: z.enum(storeKinds),
    name: z.string(),
    company_name: z.string(),
    /** Where the company is; nothing for one that has not said. */
    country_id: z.int().nullable(),
    /** Whose days and times its pages show, as `Europe/Athens`. */
    time_zone: z.string(),
    role_id: z.int(),
    logo: z.string().nullable(),
    active_subscription: z.boolean(),
    cancelled_subscription: z.boolean(),
    expiration_date_subscription: z.string().nullable(),
  })
  .meta({ id: 'OwnStore' });
export type OwnStore = z.infer<typeof ownStore>;

/** A store of the caller's, by its id. */
export const inStore = z.strictObject({
  'store-id': z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
});

/** When a session ends, so that whoever has one is warned before; told as times from now, for clocks differ. */
const sessionEnd = z.object({
  /** For how many seconds at least a call keeps it. */
  kept_seconds: z.int(),
  /** In how many seconds it is over, whatever is called. */
  left_seconds: z.int(),
});
export type SessionEnd = z.infer<typeof sessionEnd>;

export const me = endpoint({
  method: 'GET',
  path: '/users/me',
  access: 'signed-in',
  tag: 'session',
  summary: 'who is signed in, until when, and what they may do in one store',
  query: inStore,
  reply: z.object({
    user: sessionUser,
    session: sessionEnd,
    user_store_permissions: permissionTree,
    store_permissions: permissionTree,
    store: ownStore.nullable(),
  }),
});

export const ownStores = endpoint({
  method: 'GET',
  path: '/users/stores/all',
  access: 'signed-in',
  tag: 'session',
  summary: 'the stores the user may open',
  reply: z.object({
    stores: z.array(ownStore),
    /** Whether the companies of the installation may be looked over. */
    is_super_admin: z.boolean(),
  }),
});

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/users/me/change-user-language',
  access: 'signed-in',
  tag: 'session',
  summary: 'save the language, 1 en, 2 el, 3 it (language-ids)',
  body: z.object({ language_id: z.int().min(1).max(3) }),
  reply: z.object({ language_id: z.int() }),
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/users/me/profile',
  access: 'signed-in',
  tag: 'session',
  summary: 'change the full name, and how one is told of the programmes one is a customer of',
  body: z.object({
    full_name: properName(120).value.optional(),
    /** Where messages that one tries out are sent; empty for nowhere. */
    email: optional(email()).value.optional(),
    notifications: notificationTypes.partial().optional(),
  }),
  reply: sessionUser.pick({ full_name: true, email: true, notifications: true }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/users/logout',
  access: 'signed-in',
  tag: 'session',
  extension: true,
  summary: 'revoke the access token',
  reply: nothing,
});
