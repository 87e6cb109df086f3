import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PermissionTree } from '../../contract/permissions.ts';
import { id, jsonOf, moment, now } from '../columns.ts';
import { storesTable } from '../resources/stores.tables.ts';

/** The applications people sign in through; 1 is the product itself (login-app-provider-id). */
export const appProvidersTable = pgTable('app_providers', {
  app_provider_id: id().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  company_id: id(),
});

/** A person who signs in. */
export const usersTable = pgTable(
  'users',
  {
    user_id: id().primaryKey().generatedByDefaultAsIdentity(),
    app_provider_id: id()
      .notNull()
      .references(() => appProvidersTable.app_provider_id),
    country_id: integer().notNull(),
    mobile: text().notNull(),
    full_name: text().notNull(),
    password_hash: text().notNull(),
    language_id: integer(),
    is_super_admin: boolean().notNull().default(false),
    referral: text().notNull().default('Other'),
    marketing: boolean().notNull().default(false),
    tos_accepted_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [uniqueIndex('users__mobile__unique').on(t.app_provider_id, t.country_id, t.mobile)],
);

/** Joins a user to a store with a role and a permission tree. */
export const membershipsTable = pgTable(
  'memberships',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id),
    role_id: integer().notNull(),
    permissions: jsonOf<PermissionTree>()().notNull(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.user_id] }),
    foreignKey({
      name: 'memberships__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    index('memberships__user__idx').on(t.user_id),
  ],
);

/** Access tokens, by the hash of what the browser holds. */
export const accessTokensTable = pgTable(
  'access_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id),
    expires_at: moment().notNull(),
    created_at: moment().notNull().default(now),
    /** Set on the token of a paired till: it opens the till of this store and nothing else. */
    store_id: id(),
    cash_register_id: id(),
  },
  (t) => [index('access_tokens__user__idx').on(t.user_id)],
);

/** Codes that prove a mobile, and the one-time token of the first admin; hashed, used once. */
export const oneTimeCodesTable = pgTable('one_time_codes', {
  subject: text().primaryKey(),
  code_hash: text().notNull(),
  expires_at: moment().notNull(),
});

/** Failed tries per account and per address. */
export const attemptsTable = pgTable('attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  window_ends_at: moment().notNull(),
});

/** Facts about this installation, such as that it holds the demo programme. */
export const installationTable = pgTable('installation', {
  fact: text().primaryKey(),
  value: text().notNull(),
});
