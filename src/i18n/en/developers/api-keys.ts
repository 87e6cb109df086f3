import type {
  apiKeyActions as actions,
  apiKeys as declared,
} from '../../../../contract/developers/api-keys.ts';
import type { Words } from '../../shape/words.ts';

export const apiKeys = {
  name: 'API key |||| API keys',
  tab: 'API keys',
  fields: {
    api_key_id: 'ID',
    name: 'Name',
    hint: 'Key',
    state: 'State',
    permissions: 'Rights',
    store_ids: 'Stores',
    allowed_addresses: 'Allowed addresses',
    rate_limit: 'Calls per minute',
    expires_at: 'Expires',
    vouched_by: 'Answers for it',
    is_orphan: 'Nobody answers for it',
    last_used_at: 'Last used',
    last_used_from: 'Last used from',
    rotated_at: 'Replaced',
    previous_until: 'The previous key works until',
    revoked_at: 'Revoked',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'A program of yours, such as a till or an online shop, calls with a key of its own.',
    created: 'You have successfully created key',
    updated: 'You have successfully updated key',
    help: {
      name: 'What it is for, such as “Till of the harbour store”.',
      store_ids:
        'The stores it also works in. Without any, it sees only what belongs to the company.',
      expires_at: 'The last day on which the key works.',
      rate_limit: 'What comes on top is refused with 429 and told when to come again.',
      allowed_addresses:
        'One IP address or network per line, such as 192.0.2.0/24. Empty means from anywhere.',
      permissions:
        'Give it only what the program needs. When you lose one of these rights, the key loses it too.',
    },
    actions: {
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
    },
    secret: {
      title: 'The key of “%{name}”',
      text: 'Copy the key now and keep it safe: it is shown only this once.',
      label: 'API key',
    },
    notices: {
      orphan:
        '%{vouched_by} answers for this key and no longer works here, so it may do nothing. Save its rights to answer for it yourself.',
    },
    parts: {
      settings: 'Settings of the key',
      settingsHint: 'Changes count from its next call. Whoever saves the rights answers for them.',
      requests: 'Its calls of the last 30 days',
    },
    choices: {
      active: 'Active',
      expired: 'Expired',
      revoked: 'Revoked',
    },
  },
} satisfies Words<typeof declared, typeof actions>;
