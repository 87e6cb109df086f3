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
    reason: 'Reason',
    cost: 'Cost',
    user_account_id: 'Customer',
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
      quiet: 'Waits for the quiet hours to end',
      no_consent: 'No consent',
      no_address: 'No address',
      unsubscribed: 'Unsubscribed',
      unwanted: 'Switched off by the customer',
      switched_off: 'Switched off by the company',
      invalid_address: 'No such address',
      cancelled: 'Cancelled',
      refused: 'Refused by the gateway',
      undelivered: 'Did not arrive',
    },
  },
} satisfies Words<typeof declared>;
