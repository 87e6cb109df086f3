import { entity } from '../engine/entity.ts';
import { choice, moment, optional, readOnly } from '../engine/fields.ts';
import { paragraph, text } from '../engine/text-fields.ts';
import { messageStates, offerChannels } from './channels.ts';

/** What the product sent or waits to send; with no sender configured, codes are read here. */
export const messages = entity({
  name: 'messages',
  id: 'message_id',
  path: '/companies/{storeId}/messages',
  tag: 'messages',
  audited: false,
  permission: { read: 'messages.read' },
  fields: {
    channel: readOnly(choice(offerChannels)),
    recipient: readOnly(text(254)),
    subject: readOnly(optional(text(200))),
    body: readOnly(paragraph(2000)),
    state: readOnly(choice(messageStates)),
    sent_at: readOnly(optional(moment())),
    created_at: readOnly(moment()),
  },
  filters: ['q', 'state', 'channel'],
  searched: ['recipient', 'subject'],
  sorts: ['-created_at'],
  operations: ['list', 'read'],
  extensions: ['list', 'read'],
});
