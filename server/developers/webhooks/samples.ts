import { type EventName, payloadVersion } from '../../../contract/developers/event-names.ts';
import {
  eventTypes,
  recordsFor,
  type WebhookPayload,
} from '../../../contract/developers/events.ts';
import { exampleOf } from '../../examples/examples.ts';
import { Refusal } from '../../http/refusal.ts';
import { idOf } from './payload.ts';

const happenedAt = '2026-05-04T09:30:00.000Z';
const isGone = (event: EventName) => /\.(deleted|forgotten)$/.test(event);

/** The record of an example: of a list one, of a page what it is about. */
function recordOf(event: EventName, example: unknown): Record<string, unknown> {
  const reply = example as Record<string, unknown>;
  const list = Object.values(reply).find(Array.isArray);
  const isList = 'pagination' in reply && list?.[0];
  const record = (isList ? list[0] : reply) as Record<string, unknown>;
  // A page names what it is about further down.
  return idOf(event) in record ? { ...record, [idOf(event)]: 1 } : record;
}

/** An example of what an address is told when an event happens. Throws not_found where a place is not told of it. */
export function sampleOf(
  kind: string,
  event: EventName,
  place: { companyId: number; storeId: number },
): WebhookPayload {
  const [call] = recordsFor(kind, event);
  if (!call) throw new Refusal('not_found');
  const { change } = eventTypes[event];
  const alone = { [idOf(event)]: 1 };
  return {
    type: event,
    version: payloadVersion,
    timestamp: happenedAt,
    company_id: place.companyId,
    store_id: place.storeId,
    id: 1,
    test: true,
    data: isGone(event) ? alone : recordOf(event, exampleOf(call.reply)),
    ...(change ? { change: exampleOf(change) as Record<string, unknown> } : {}),
  };
}
