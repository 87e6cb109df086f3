import { both } from '../common/both.ts';
import type { Entity } from '../engine/entity.ts';
import { apiKeyCalls, apiKeys } from './api-keys.ts';
import { eventCalls } from './events.ts';
import { mapperCalls, responseMappers, webhookResponses } from './mappers.ts';
import { webhookLogCalls, webhookLogs } from './webhook-logs.ts';
import { webhookCalls, webhooks } from './webhooks.ts';

/** What a company sets up for its programs. */
export const developerEntities: readonly Entity[] = [
  apiKeys,
  webhooks,
  webhookLogs,
  webhookResponses,
  responseMappers,
];

/** Those of suppliers too; the plain calls of a company are its entities'. */
export const developerCalls = [
  ...[...apiKeyCalls, ...eventCalls, ...webhookCalls, ...webhookLogCalls, ...mapperCalls].flatMap(
    both,
  ),
  ...developerEntities.flatMap(({ calls }) => Object.values(calls).map((call) => both(call)[1])),
];
