import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { choice, flag, integer, moment, optional, readOnly, ref } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { eventNames } from './event-names.ts';

/** What an answer means: taken, to be sent again, or refused for good. */
export const outcomes = ['accepted', 'retry', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];
/** So much of an answer is kept, in characters. */
export const keptOfAnswer = 4096;
/** How long attempts are kept. */
export const logDays = 30;

/** Every attempt to tell an address of something. */
export const webhookLogs = entity({
  name: 'webhook-logs',
  id: 'store_event_log_id',
  path: '/companies/{storeId}/events/webhooks/logs',
  screen: 'developers/webhook-logs',
  collection: 'store_event_logs',
  tag: 'developers',
  audited: false,
  permission: { read: 'developers.webhooks_logs.read' },
  fields: {
    attempted_at: readOnly(moment()),
    webhook_id: readOnly(ref('webhooks')),
    event: readOnly(choice(eventNames)),
    /** The same for every attempt to tell of one thing. */
    message_id: readOnly(text(60)),
    attempt: readOnly(integer(1, 100)),
    outcome: readOnly(choice(outcomes)),
    /** What was answered; nothing where nobody did. */
    status: readOnly(optional(integer(100, 999))),
    ms: readOnly(integer(0, 1_000_000)),
    /** Why nothing was answered, or nothing sent. */
    problem: readOnly(optional(text(300))),
    is_test: readOnly(flag(false)),
    /** When it is tried again. */
    next_at: readOnly(optional(moment())),
  },
  filters: ['q', 'webhook_id', 'event', 'outcome', 'attempted_at', 'is_test'],
  searched: ['message_id', 'problem'],
  sorts: ['-attempted_at', 'ms', 'status'],
  operations: ['list'],
});

const headers = z.record(z.string(), z.string());
const attempt = webhookLogs.read
  .extend({
    url: z.string(),
    request_headers: headers,
    /** What was sent; nothing once the customer it was about was forgotten. */
    request_body: z.string().nullable(),
    response_headers: headers,
    response_body: z.string().nullable(),
    /** Whether both bodies are left out, because who reads this may not read what the event carries. */
    withheld: z.boolean(),
  })
  // What is read of one has more than what a list of them has.
  .meta({ id: 'WebhookAttempt' }) as unknown as z.ZodType<Record<string, unknown> & Attempt>;

export interface Attempt {
  store_event_log_id: number;
  attempted_at: string;
  webhook_id: number;
  event: (typeof eventNames)[number];
  message_id: string;
  attempt: number;
  outcome: Outcome;
  status: number | null;
  ms: number;
  problem: string | null;
  is_test: boolean;
  next_at: string | null;
  url: string;
  request_headers: Record<string, string>;
  request_body: string | null;
  response_headers: Record<string, string>;
  response_body: string | null;
  withheld: boolean;
}

export const readWebhookLog = endpoint({
  tag: 'developers',
  extension: true,
  method: 'GET',
  path: `${webhookLogs.path}/{id}`,
  access: 'developers.webhooks_logs.read',
  summary: 'one attempt, with what was sent and what was answered',
  reply: attempt,
});

export const replayLog = endpoint({
  tag: 'developers',
  extension: true,
  method: 'POST',
  path: `${webhookLogs.path}/{id}/replay`,
  access: 'developers.webhooks_logs.replay',
  summary: 'send the same once more',
  reply: z.object({ replayed: z.int() }),
});

export const webhookLogCalls = [readWebhookLog, replayLog];
