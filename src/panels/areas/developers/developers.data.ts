import { apiKeyActions, apiKeys } from '../../../../contract/developers/api-keys.ts';
import { responseMappers, webhookResponses } from '../../../../contract/developers/mappers.ts';
import { webhookLogs } from '../../../../contract/developers/webhook-logs.ts';
import { webhookActions, webhooks } from '../../../../contract/developers/webhooks.ts';
import { outlineOf } from '../../../dataProvider/outline.ts';

/** What the screens for developers show. */
export const outlines = {
  apiKeys: outlineOf(apiKeys, apiKeyActions),
  webhooks: outlineOf(webhooks, webhookActions),
  webhookLogs: outlineOf(webhookLogs),
  webhookResponses: outlineOf(webhookResponses),
  responseMappers: outlineOf(responseMappers),
};
