import type {
  responseMappers as declaredMappers,
  webhookResponses as declaredResponses,
} from '../../../../contract/developers/mappers.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhookResponses = {
  name: 'Answer |||| Answers',
  tab: 'Answers',
  fields: {
    store_event_log_id: 'ID',
    attempted_at: 'When',
    webhook_id: 'Webhook',
    event: 'Event',
    status: 'Status',
    answer: 'Answer',
    outcome: 'Meant',
    mapper_id: 'Decided by',
    taken: 'Values taken',
  },
  texts: {
    empty: 'What your programs answered will be here, with what was made of it.',
    choices: {
      ...eventWords,
      accepted: 'Accepted',
      retry: 'To be tried again',
      rejected: 'Rejected',
    },
  },
} satisfies Words<typeof declaredResponses>;

export const responseMappers = {
  name: 'Answer rule |||| Answer rules',
  tab: 'Answer rules',
  fields: {
    mapper_id: 'ID',
    name: 'Name',
    webhook_ids: 'Webhooks',
    events: 'Events',
    active: 'On',
    rows: 'Rows',
    values: 'Values',
    vouched_by: 'Answers for it',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty:
      'Only if a program of yours says otherwise than by its status whether it accepted something.',
    created: 'You have successfully created answer rule',
    updated: 'You have successfully updated answer rule',
    deleted: 'You have successfully deleted answer rule',
    choices: eventWords,
  },
} satisfies Words<typeof declaredMappers>;
