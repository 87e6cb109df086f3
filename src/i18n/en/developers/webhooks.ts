import type { webhooks as declared } from '../../../../contract/developers/webhooks.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhooks = {
  name: 'Webhook |||| Webhooks',
  fields: {
    webhook_id: 'ID',
    name: 'Name',
    url: 'Address',
    events: 'Events',
    store_event_id: 'First event by its number',
    active: 'On',
    hint: 'Secret',
    vouched_by: 'Answers for it',
    failing_since: 'Failing since',
    switched_off: 'Switched off because',
    previous_until: 'The previous secret counts until',
    last_delivered_at: 'Last accepted',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty:
      'Have a program of yours told at once when something happens: a receipt, a new customer, a redeemed gift.',
    updated: 'You have successfully updated webhook',
    deleted: 'You have successfully deleted webhook',
    choices: {
      ...eventWords,
      failing: 'It failed for five days',
      gone: 'The address is gone (410)',
    },
  },
} satisfies Words<typeof declared>;
