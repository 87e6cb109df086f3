/** The page of one outgoing message. */
export const outbox = {
  title: 'Message %{id}',
  text: 'Text',
  show: 'Show the code',
  why: 'No gateway sends this message. Your look is recorded in the audit log. Confirm with your password that it is you.',
  password: 'Your password',
  code: 'The code is',
  again: {
    one: 'Send again',
    all: 'Send again what failed',
    confirm: 'Send again',
    ask: 'Send one message again? |||| Send %{count} messages again?',
    counting: 'The server counts the messages.',
    uncounted: 'The messages could not be counted. Try again.',
    text: 'All messages that failed are sent again, but for codes, what arrived by another channel, and campaigns that are paused or cancelled.',
    narrowed:
      'The messages of this list that failed are sent again, but for codes, what arrived by another channel, and campaigns that are paused or cancelled.',
    done: 'The message is sent again |||| %{smart_count} messages are sent again',
    none: 'There is no message that can be sent again.',
  },
};
