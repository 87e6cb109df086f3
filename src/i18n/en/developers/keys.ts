/** What the pages of keys say beside their fields. */
export const keys = {
  new: 'New API key',
  newHint:
    'A program calls with this key, and with the rights you give it here. You can give only rights that you have yourself.',
  made: 'The key of “%{name}”',
  once: 'Copy the key now and keep it safe: it is shown only this once.',
  key: 'API key',
  nameHint: 'What it is for, such as “Till of the harbour store”.',
  storesHint: 'The stores it also works in. Without any, it sees only what belongs to the company.',
  never: 'Never',
  expiresHint: 'The last day on which the key works.',
  rateHint: 'What comes on top is refused with 429 and told when to come again.',
  addressesHint:
    'One IP address or network per line, such as 192.0.2.0/24. Empty means from anywhere.',
  addressWrong: 'One of these is neither an IP address nor a network.',
  rightsHint:
    'Give it only what the program needs. When you lose one of these rights, the key loses it too.',
  neverUsed: 'Never used',
  orphan:
    '%{name} answers for this key and no longer works here, so it may do nothing. Save its rights to answer for it yourself.',
  settings: 'Settings of the key',
  settingsHint: 'Changes count from its next call. Whoever saves the rights answers for them.',
  rotate: {
    title: 'Replace key',
    question: 'Replace the key of “%{name}”?',
    text: 'You get a new key. The one in use now keeps working for 24 hours, so that you can change it in your program.',
    done: 'The key was replaced.',
  },
  revoke: {
    title: 'Revoke',
    question: 'Revoke the key of “%{name}”?',
    text: 'Whatever calls with it stops working at once, and for good. What it did stays in the log.',
    done: 'The key was revoked.',
  },
  requests: {
    title: 'Its calls of the last 30 days',
    caption: 'Calls of the key',
    none: 'Nothing was called with this key yet.',
    requested_at: 'When',
    call: 'Call',
    method: 'Method',
    path: 'Path',
    status: 'Status',
    ms: 'ms',
    address: 'From',
    request_id: 'Request',
  },
};
