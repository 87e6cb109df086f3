import type { messages as declared } from '../../../../contract/messages/messages.ts';
import type { Words } from '../../shape/words.ts';

export const messages = {
  name: 'Message |||| Outgoing messages',
  tab: 'Outgoing',
  fields: {
    message_id: 'ID',
    channel: 'Channel',
    recipient: 'Recipient',
    subject: 'Subject',
    body: 'Text',
    state: 'State',
    sent_at: 'Sent',
    created_at: 'Created',
  },
  texts: {
    empty: 'No message was sent and none is waiting.',
    choices: {
      sms: 'SMS',
      email: 'Email',
      push: 'Push notification',
      viber: 'Viber',
      queued: 'Waiting',
      sent: 'Sent',
      failed: 'Failed',
      delivered: 'Delivered',
      suppressed: 'Not sent',
    },
  },
} satisfies Words<typeof declared>;
