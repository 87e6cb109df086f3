import { sql } from 'drizzle-orm';
import { apiKeys } from '../../../contract/developers/api-keys.ts';
import { rowsOf } from '../../engine/rows.ts';
import { apiKeysTable } from '../../tables/developers.ts';

const vouching = sql`(select m.permissions from memberships m where m.company_id = api_keys.company_id
  and m.store_id = api_keys.store_id and m.user_id = api_keys.vouched_by_id)`;

/** The keys of a company or a supplier. */
export const keyRows = rowsOf(apiKeys, apiKeysTable, {
  byStore: true,
  computed: {
    state: sql`case when api_keys.revoked_at is not null then 'revoked' when api_keys.expires_at <= now() then 'expired' else 'active' end`,
    vouched_by: sql`(select u.full_name from users u where u.user_id = api_keys.vouched_by_id)`,
    is_orphan: sql`(${vouching} is null and not (select u.is_super_admin from users u where u.user_id = api_keys.vouched_by_id))`,
    previous_until: sql`(select to_char(max(s.valid_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from api_key_secrets s
      where s.company_id = api_keys.company_id and s.api_key_id = api_keys.api_key_id and s.valid_until > now())`,
  },
});
