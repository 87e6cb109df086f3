import type { webhookLogs as declared } from '../../../../contract/developers/webhook-logs.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhookLogs = {
  name: 'Attempt |||| Webhook log',
  tab: 'Webhook log',
  fields: {
    store_event_log_id: 'ID',
    attempted_at: 'When',
    webhook_id: 'Webhook',
    event: 'Event',
    message_id: 'Message',
    attempt: 'Attempt',
    outcome: 'Outcome',
    status: 'Answer',
    ms: 'ms',
    problem: 'Problem',
    is_test: 'Test',
    next_at: 'Next attempt',
  },
  texts: {
    empty: 'Every attempt to tell a program of something will be here, with what it answered.',
    choices: {
      ...eventWords,
      accepted: 'Accepted',
      retry: 'To be tried again',
      rejected: 'Rejected',
    },
  },
} satisfies Words<typeof declared>;
