import {
  type EventName,
  eventIds,
  eventNames,
  payloadVersion,
} from '../../../contract/developers/event-names.ts';
import {
  eventOf,
  eventSample,
  eventTypes,
  listEvents,
  recordsFor,
} from '../../../contract/developers/events.ts';
import {
  readWebhookLog,
  replayLog,
  webhookLogs,
} from '../../../contract/developers/webhook-logs.ts';
import {
  createWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhooks,
} from '../../../contract/developers/webhooks.ts';
import type { Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { mayBeTold } from '../rights/event-grants.ts';
import { listLogs, readLog, replayOne, replayRange } from './logs.ts';
import { create, rotate, update } from './manage.ts';
import { webhookRows } from './rows.ts';
import { sampleOf } from './samples.ts';
import { sendTest } from './test-send.ts';

function toldOf(scope: Scope, event: EventName) {
  const [call] = recordsFor(scope.kind, event);
  return (
    call && {
      store_event_id: eventIds[event],
      event,
      when: eventTypes[event].when,
      permission: call.access,
      permitted: mayBeTold(scope, event),
      record: `${call.method} ${call.path}`,
      version: payloadVersion,
    }
  );
}

const exampleHeaders = {
  'content-type': 'application/json',
  'webhook-id': 'msg_1_1_1',
  'webhook-timestamp': '1777887000',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
};

function mountEvents(api: Api) {
  serveBoth(api, listEvents, async ({ scope }) => ({
    events: eventNames.flatMap((event) => toldOf(scope, event) ?? []),
  }));
  serveBoth(api, eventSample, async ({ scope, params }) => {
    const event = eventOf(params.eventId);
    if (!event) throw new Refusal('not_found');
    return { headers: exampleHeaders, payload: sampleOf(scope.kind, event, scope) };
  });
}

/** Addresses that are told of events, what they were told, and what they answered. */
export function mountWebhooks(api: Api) {
  mountEvents(api);
  serveBoth(api, webhooks.calls.list, ({ database, scope, query, language }) =>
    webhookRows.list(database, scope, query, language),
  );
  serveBoth(api, webhooks.calls.read, ({ database, scope, params }) =>
    webhookRows.read(database.db, scope, params.id),
  );
  serveBoth(api, createWebhook, create);
  serveBoth(api, webhooks.calls.update, update);
  serveBoth(api, webhooks.calls.delete, async ({ database, scope, params }) => {
    await database.db.transaction((tx) => webhookRows.remove(tx, scope, params.id));
    return null;
  });
  serveBoth(api, rotateWebhookSecret, rotate);
  serveBoth(api, testWebhook, sendTest(api));
  serveBoth(api, webhookLogs.calls.list, listLogs);
  serveBoth(api, readWebhookLog, readLog);
  serveBoth(api, replayLog, replayOne);
  serveBoth(api, replayWebhook, replayRange);
}
