import { apiKeys, createApiKey } from '../../../../contract/developers/api-keys.ts';
import { webhookResponses } from '../../../../contract/developers/mappers.ts';
import { webhookLogs } from '../../../../contract/developers/webhook-logs.ts';
import { createWebhook, webhooks } from '../../../../contract/developers/webhooks.ts';
import { treeOf } from '../../../../contract/permissions/permissions.ts';
import { call, type TestApp } from '../../app.ts';
import type { Person, Place } from '../people.ts';

type Member = (within: TestApp, place: Place) => Promise<Person>;

const insertAttempt = `with told as (insert into webhook_deliveries (company_id, webhook_id, message_id, object, event, store_id, subject_id)
    values ($1, $2, 'msg_1', 'customer:1', 'customer.created', $1, 1) returning delivery_id)
  insert into store_event_logs (company_id, delivery_id, webhook_id, event, message_id, attempt, outcome, status, ms, url, request_headers, response_headers)
  select $1, delivery_id, $2, 'customer.created', 'msg_1', 1, 'retry', 500, 12, 'https://example.org', '{}', '{}' from told
  returning store_event_log_id`;

/** How a record is added to a place that no plain call adds, by the name of its entity. */
export function developerWays(memberOf: Member) {
  const makeKey = async (within: TestApp, place: Place) => {
    const { data } = await call(within, createApiKey, {
      params: { storeId: place.storeId },
      as: await memberOf(within, place),
      body: { name: 'Ταμείο', permissions: treeOf(['gifts.read']) },
    });
    return data.api_key_id;
  };
  const makeHook = async (within: TestApp, place: Place) => {
    const { data } = await call(within, createWebhook, {
      params: { storeId: place.storeId },
      as: await memberOf(within, place),
      body: { name: 'ERP', url: 'https://192.0.2.1.nip.invalid/hook', events: [] },
    });
    return data.webhook_id;
  };
  const makeAttempt = async (within: TestApp, place: Place) => {
    const values = [place.companyId, await makeHook(within, place)];
    const { rows } = await within.database.pool.query(insertAttempt, values);
    return Number(rows[0].store_event_log_id);
  };
  return {
    [apiKeys.name]: makeKey,
    [webhooks.name]: makeHook,
    [webhookLogs.name]: makeAttempt,
    [webhookResponses.name]: makeAttempt,
  };
}
