import { messages } from './messages.ts';

/** What became of messages, and at what cost. */
export const metrics = {
  month: 'Month',
  nothing: 'No message was sent in this time.',
  byDay: 'By day',
  byCause: 'By what they were sent for',
  why: 'Why some did not go out',
  allowance: 'This month’s allowance of the plan',
  allowed: '%{used} of %{allowed}',
  creditsTitle: 'Credits',
  credits: '%{count} credit is left. |||| %{count} credits are left.',
  total: 'Total',
  sends: 'Messages to many',
  itself: 'What the product tells by itself',
  columns: {
    day: 'Day',
    cause: 'Sent for',
    sent: 'Sent',
    delivered: 'Delivered',
    failed: 'Failed',
    suppressed: 'Not sent',
    queued: 'Waiting',
    parts: 'Parts',
    cost: 'Cost',
  },
  reasons: { ...messages.texts.choices, none: 'No reason given' },
};
