import { entity } from '../engine/entity.ts';
import { choice, computedText, moment, money, optional, readOnly, ref } from '../engine/fields.ts';
import { paragraph, text } from '../engine/text-fields.ts';
import { messageReasons, messageStates, offerChannels } from './channels.ts';

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
    reason: readOnly(optional(choice(messageReasons))),
    /** What the gateway takes for it, by the prices in the company's settings. */
    cost: { ...readOnly(optional(money())), computed: true } as const,
    /** Whom it tells something, where that is a customer. */
    user_account_id: readOnly(optional(ref('customers'))),
    customer: { ...readOnly(optional(computedText())), computed: true } as const,
    sent_at: readOnly(optional(moment())),
    created_at: readOnly(moment()),
  },
  filters: ['q', 'state', 'channel', 'reason', 'user_account_id', 'created_at'],
  searched: ['recipient', 'subject'],
  sorts: ['-created_at'],
  operations: ['list', 'read'],
  extensions: ['list', 'read'],
});
