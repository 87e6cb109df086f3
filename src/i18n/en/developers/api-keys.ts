import type { apiKeys as declared } from '../../../../contract/developers/api-keys.ts';
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
    updated: 'You have successfully updated key',
    choices: {
      active: 'Active',
      expired: 'Expired',
      revoked: 'Revoked',
    },
  },
} satisfies Words<typeof declared>;
