import { type EventName, eventNames } from '../../contract/developers/event-names.ts';
import { eventTypes, webhookPayload } from '../../contract/developers/events.ts';
import { sampleOf } from '../developers/webhooks/samples.ts';

const example = { companyId: 2, storeId: 2 };
const signed = [
  ['webhook-id', 'The same however often it comes: keep it, and do a thing once.'],
  ['webhook-timestamp', 'When it was sent, in seconds.'],
  [
    'webhook-signature',
    '`v1,` and the signature of `id.timestamp.body`; two while a secret is replaced.',
  ],
] as const;

function pageOf(event: EventName) {
  const { when, record } = eventTypes[event];
  return {
    post: {
      operationId: `on_${event.replace('.', '_')}`,
      summary: event,
      description: `Sent when ${when}. \`data\` is the record as \`${record.method} ${record.path}\` answers it; whoever set the webhook up needs the right \`${record.access}\`. Answer 2xx within 15 seconds; anything else comes again.`,
      tags: ['events'],
      security: [],
      parameters: signed.map(([name, description]) => ({
        ...{ in: 'header' as const, name, description, required: true },
        schema: { type: 'string' as const },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: webhookPayload,
            examples: { usual: { value: sampleOf('company', event, example) } },
          },
        },
      },
      responses: { '2XX': { description: 'Taken' }, '4XX': { description: 'Comes again' } },
    },
  };
}

/** A page for each event that programs are told of. */
export const webhookPages = () =>
  Object.fromEntries(eventNames.map((event) => [event, pageOf(event)]));
