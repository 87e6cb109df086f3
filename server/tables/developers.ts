import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apiKeys } from '../../contract/developers/api-keys.ts';
import { columns, id, moment, storeId } from './columns.ts';
import { storesTable } from './organisations.ts';
import { usersTable } from './people.ts';

/** Keys of programs. The user of a key is who it acts as; nobody signs in as one. */
export const apiKeysTable = pgTable(
  'api_keys',
  {
    ...columns(apiKeys),
    /** The company or the supplier it belongs to. */
    store_id: storeId(),
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id),
    vouched_by_id: id()
      .notNull()
      .references(() => usersTable.user_id),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.api_key_id] }),
    foreignKey({
      name: 'api_keys__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    index('api_keys__place__idx').on(t.company_id, t.store_id, t.created_at),
  ],
);

/** What a key is known by, hashed; while it is rotated there are two. */
export const apiKeySecretsTable = pgTable(
  'api_key_secrets',
  {
    token_hash: text().primaryKey(),
    company_id: id().notNull(),
    api_key_id: id().notNull(),
    /** Set once another took its place. */
    valid_until: moment(),
  },
  (t) => [
    foreignKey({
      name: 'api_key_secrets__key__fk',
      columns: [t.company_id, t.api_key_id],
      foreignColumns: [apiKeysTable.company_id, apiKeysTable.api_key_id],
    }).onDelete('cascade'),
    index('api_key_secrets__key__idx').on(t.company_id, t.api_key_id),
  ],
);

/** What keys asked: no bodies, no ids, no queries. */
export const apiKeyRequestsTable = pgTable(
  'api_key_requests',
  {
    company_id: id().notNull(),
    api_key_id: id().notNull(),
    request_id: text().notNull(),
    requested_at: moment().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    ms: integer().notNull(),
    address: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.api_key_id, t.request_id] }),
    index('api_key_requests__newest__idx').on(
      t.company_id,
      t.api_key_id,
      sql`${t.requested_at} desc`,
    ),
    index('api_key_requests__age__idx').on(t.requested_at),
  ],
);
