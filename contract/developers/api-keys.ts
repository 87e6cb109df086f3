import { z } from 'zod';
import { endpoint, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computedText,
  defaulted,
  type Field,
  flag,
  integer,
  moment,
  optional,
  readOnly,
  refs,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { grantedTree, permissionTree } from '../permissions/permission-schemas.ts';
import type { PermissionTree } from '../permissions/permissions.ts';

/** Calls in a minute that a key may make, unless it says otherwise. */
export const usualRate = 600;
const mostRate = 6000;
/** How long the key that was there before goes on after another took its place. */
export const rotationHours = 24;
/** How long it is kept what a key asked. */
export const requestDays = 30;
/** A key of a demo installation says so, that nobody takes one for the other. */
export const keyMode = (demo: boolean) => (demo ? 'test' : 'live');

const keyStates = ['active', 'expired', 'revoked'] as const;

const rights = {
  kind: 'facts',
  value: grantedTree,
  read: permissionTree,
} as const satisfies Field<PermissionTree, PermissionTree>;

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const networks: z.ZodType<string[]> = z
  .array(network)
  .max(50)
  .nullable()
  .transform((sent) => [...new Set(sent ?? [])]);
/** Single addresses and whole networks, such as `192.0.2.0/24`. */
const addresses = {
  kind: 'texts',
  value: networks,
  read: z.array(z.string()),
  default: [] as string[],
} as const satisfies Field<string[], string[]>;

/** A moment; or a day, through which the key works. */
const endOfDay = {
  ...moment(),
  value: z.union([
    z.iso.datetime(),
    z.iso.date().transform((lastDay) => `${lastDay}T23:59:59.999Z`),
  ]) as z.ZodType<string>,
} as const;

/**
 * A key by which a program calls: it acts as a member of its place with rights of its own, and never with more than
 * whoever answers for it holds at that moment.
 */
export const apiKeys = entity({
  name: 'api-keys',
  id: 'api_key_id',
  path: '/companies/{storeId}/developers/api-keys',
  screen: 'developers/api-keys',
  tag: 'developers',
  audited: 'api_keys',
  permission: {
    read: 'developers.api_keys.read',
    create: 'developers.api_keys.create',
    update: 'developers.api_keys.update',
  },
  fields: {
    name: text(80),
    /** How it begins and ends: whoever has it finds it by that. */
    hint: readOnly(text(40)),
    state: { ...readOnly(choice(keyStates)), computed: true } as const,
    permissions: rights,
    /** The stores of the company that it works in too, as far as who answers for it does. */
    store_ids: refs('stores'),
    /** From where it may call; from anywhere where none is named. */
    allowed_addresses: addresses,
    /** Calls in a minute. */
    rate_limit: defaulted(integer(1, mostRate), usualRate),
    expires_at: { ...optional(endOfDay), without: 'end' } as const,
    /** Whose rights bound it: who made it, or gave it other ones since. */
    vouched_by: computedText(),
    /** Whether they hold no right here any more, so that the key has none either. */
    is_orphan: { ...readOnly(flag(false)), computed: true } as const,
    last_used_at: readOnly(optional(moment())),
    last_used_from: readOnly(optional(text(60))),
    rotated_at: readOnly(optional(moment())),
    /** Until when the one before it goes on. */
    previous_until: { ...readOnly(optional(moment())), computed: true } as const,
    revoked_at: readOnly(optional(moment())),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'state'],
  searched: ['name', 'hint'],
  sorts: ['-created_at', 'name', 'last_used_at', 'expires_at'],
  operations: ['list', 'read', 'update'],
  extensions: ['list', 'read', 'update'],
});
export type ApiKey = z.infer<typeof apiKeys.read>;

const common = { tag: 'developers', extension: true } as const;

/** Told once: what is kept of it is a hash. */
const withSecret = apiKeys.read.extend({ api_key: z.string() });
export type NewApiKey = z.infer<typeof withSecret>;

export const createApiKey = endpoint({
  ...common,
  method: 'POST',
  path: apiKeys.path,
  access: 'developers.api_keys.create',
  summary: 'make a key; it is told here and never again',
  status: 201,
  body: apiKeys.write,
  reply: withSecret,
});

export const rotateApiKey = endpoint({
  ...common,
  method: 'POST',
  path: `${apiKeys.path}/{id}/rotate`,
  access: 'developers.api_keys.update',
  summary: `put another in the place of a key; the one before goes on for ${rotationHours} hours`,
  reply: withSecret,
});

export const revokeApiKey = endpoint({
  ...common,
  method: 'DELETE',
  path: `${apiKeys.path}/{id}`,
  access: 'developers.api_keys.delete',
  summary: 'revoke a key at once and for good; what it did stays readable',
  reply: nothing,
});

const keyRequest = z
  .object({
    request_id: z.string(),
    requested_at: z.iso.datetime(),
    method: z.string(),
    /** As it is declared: whose record it was stands nowhere. */
    path: z.string(),
    status: z.int(),
    ms: z.int(),
    address: z.string(),
  })
  .meta({ id: 'ApiKeyRequest' });
export type KeyRequest = z.infer<typeof keyRequest>;

export const apiKeyRequests = endpoint({
  ...common,
  method: 'GET',
  path: `${apiKeys.path}/{id}/requests`,
  access: 'developers.api_keys.read',
  summary: `what a key asked in the last ${requestDays} days, the newest first`,
  query: z.strictObject({
    page: pageText.optional(),
    outcome: z.enum(['succeeded', 'refused', 'failed']).optional(),
  }),
  reply: z.object({ requests: z.array(keyRequest), pagination }),
});

/** What panels do with a key, apart from reading and changing it. */
export const apiKeyActions = { create: createApiKey, rotate: rotateApiKey, revoke: revokeApiKey };

export const apiKeyCalls = [createApiKey, rotateApiKey, revokeApiKey, apiKeyRequests];
