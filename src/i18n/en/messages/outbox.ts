/** The page of one outgoing message. */
export const outbox = {
  title: 'Message %{id}',
  text: 'Text',
  show: 'Show the code',
  why: 'No gateway sends this message. Your look is recorded in the audit log. Confirm with your password that it is you.',
  password: 'Your password',
  code: 'The code is',
};
