import type {
  webhookActions as actions,
  webhooks as declared,
} from '../../../../contract/developers/webhooks.ts';
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
    created: 'You have successfully created webhook',
    updated: 'You have successfully updated webhook',
    deleted: 'You have successfully deleted webhook',
    deleting: 'It receives nothing more, and its log is deleted with it.',
    help: {
      name: 'Which program it is, such as “Accounting”.',
      url: 'It must be reachable from the internet over https://.',
      active: 'What happens while it is off is not sent later.',
      events: 'It receives what you may read yourself. If you lose the right, the event stops.',
    },
    actions: {
      test: { title: 'Send a test' },
      replay: { title: 'Send again' },
      rotate: {
        title: 'Replace secret',
        question: 'Replace the secret of “%{name}”?',
        text: 'Messages are signed with both secrets for 24 hours, so that you can change it in your program.',
        done: 'The secret was replaced.',
      },
    },
    secret: {
      title: 'The secret of “%{name}”',
      text: 'Copy the secret now: your program checks with it that a message comes from us. It is shown only this once.',
      label: 'Signing secret',
    },
    notices: {
      offFailing:
        'This address took nothing for five days, so it was switched off. Switch it on once it works, then send again what was missed.',
      offGone: 'This address answered that it is gone (410), so it was switched off.',
      failing: 'Nothing was accepted since %{failing_since}.',
    },
    parts: {
      attempts: 'Last attempts',
      settings: 'Settings of the webhook',
      settingsHint: 'Whoever saves the address or the events answers for it.',
    },
    choices: {
      ...eventWords,
      failing: 'It failed for five days',
      gone: 'The address is gone (410)',
    },
  },
} satisfies Words<typeof declared, typeof actions>;
