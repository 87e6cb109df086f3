import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  choices,
  computedText,
  flag,
  integer,
  moment,
  optional,
  readOnly,
} from '../engine/fields.ts';
import { text, url } from '../engine/text-fields.ts';
import { eventNames } from './event-names.ts';
import { webhookLogs } from './webhook-logs.ts';

/** Why an address is told nothing any more: it failed for days, or said that it is gone. */
const offReasons = ['failing', 'gone'] as const;
/** After so many days of failing nothing more is sent. */
export const failingDays = 5;
/** How long what is sent is signed with the secret before as well. */
export const secretHours = 24;

/** The number of an event; none, as one is sent without it, leaves the events as they are. */
const eventId = {
  ...integer(1, 1000),
  value: z.int().min(1).max(1000).nullable(),
  read: z.int().nullable(),
  default: null,
  computed: true,
} as const;

/** An address of a program that is told when something happens. */
export const webhooks = entity({
  name: 'webhooks',
  id: 'webhook_id',
  path: '/companies/{storeId}/events/webhooks',
  screen: 'developers/webhooks',
  tag: 'developers',
  audited: 'webhooks',
  permission: {
    read: 'developers.webhooks.read',
    create: 'developers.webhooks.create',
    update: 'developers.webhooks.update',
    delete: 'developers.webhooks.delete',
  },
  fields: {
    name: text(80),
    url: url(),
    events: choices(eventNames),
    /** The first of its events by the id that the specification gives it; a change puts another in its place. */
    store_event_id: eventId,
    active: flag(true),
    /** How its secret ends. */
    hint: readOnly(text(20)),
    /** Who said so last: it is told what they may read. */
    vouched_by: computedText(),
    /** Since when nothing of it was taken. */
    failing_since: readOnly(optional(moment())),
    switched_off: readOnly(optional(choice(offReasons))),
    /** Until when the secret before signs too. */
    previous_until: readOnly(optional(moment())),
    last_delivered_at: readOnly(optional(moment())),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'events', 'active', 'switched_off'],
  searched: ['name', 'url'],
  sorts: ['-created_at', 'name', 'last_delivered_at'],
  operations: ['list', 'read', 'update', 'delete'],
  extensions: ['delete'],
});
export type Webhook = z.infer<typeof webhooks.read>;

/** Told once: what is kept of it is sealed. */
const withSecret = webhooks.read.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof withSecret>;

const common = { tag: 'developers', extension: true } as const;

export const createWebhook = endpoint({
  method: 'POST',
  path: webhooks.path,
  access: 'developers.webhooks.create',
  tag: 'developers',
  summary: 'have an address told of events; what it is signed with is told here and never again',
  status: 201,
  body: webhooks.write,
  reply: withSecret,
});

export const rotateWebhookSecret = endpoint({
  ...common,
  method: 'POST',
  path: `${webhooks.path}/{id}/rotate`,
  access: 'developers.webhooks.update',
  summary: `sign with another secret; the one before signs too for ${secretHours} hours`,
  reply: withSecret,
});

export const testWebhook = endpoint({
  ...common,
  method: 'POST',
  path: `${webhooks.path}/{id}/test`,
  access: 'developers.webhooks.update',
  summary: 'post an example of an event to the address now, and answer what it said',
  body: z.object({ event: z.enum(eventNames) }),
  reply: webhookLogs.read,
});

export const replayWebhook = endpoint({
  ...common,
  method: 'POST',
  path: `${webhooks.path}/{id}/replay`,
  access: 'developers.webhooks_logs.replay',
  summary: 'send what happened in a time once more: what was not taken, or all of it',
  example: { from: '2026-03-14T09:00:00.000Z', until: '2026-03-14T10:00:00.000Z' },
  body: z
    .object({ from: z.iso.datetime(), until: z.iso.datetime(), all: z.boolean().default(false) })
    .refine(({ from, until }) => from < until, {
      path: ['until'],
      params: { rule: 'period_backwards' },
    }),
  reply: z.object({ replayed: z.int() }),
});

/** What panels do with a webhook, apart from reading, changing and deleting it. */
export const webhookActions = {
  create: createWebhook,
  test: testWebhook,
  replay: replayWebhook,
  rotate: rotateWebhookSecret,
};

export const webhookCalls = [createWebhook, rotateWebhookSecret, testWebhook, replayWebhook];
