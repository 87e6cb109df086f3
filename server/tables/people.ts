import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { id, jsonOf, moment, now } from './columns.ts';
import { storesTable } from './organisations.ts';

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
    email: text(),
    password_hash: text().notNull(),
    language_id: integer(),
    is_super_admin: boolean().notNull().default(false),
    referral: text().notNull().default('Other'),
    marketing: boolean().notNull().default(false),
    gender: text(),
    birth_date: date(),
    tos_accepted_at: moment(),
    created_at: moment().notNull().default(now),
    /** When they proved that the mobile is theirs; until then they sign in nowhere, and their memberships sleep. */
    proved_at: moment(),
    notify_mail: boolean().notNull().default(true),
    notify_push: boolean().notNull().default(true),
    notify_sms: boolean().notNull().default(true),
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

/**
 * Memberships that were offered and not accepted yet. An invitation belongs to a mobile and to no user,
 * so that nobody is told whether there is one; its id is a user's, and becomes that of somebody new.
 */
export const invitationsTable = pgTable(
  'invitations',
  {
    invitation_id: id().primaryKey(),
    company_id: id().notNull(),
    store_id: id().notNull(),
    app_provider_id: id().notNull(),
    country_id: integer().notNull(),
    mobile: text().notNull(),
    full_name: text().notNull(),
    role_id: integer().notNull(),
    permissions: jsonOf<PermissionTree>()().notNull(),
    /** Good for one sign-in of somebody new, together with a code sent to their mobile. */
    first_password_hash: text(),
    referral: text().notNull().default('Other'),
    marketing: boolean().notNull().default(false),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    uniqueIndex('invitations__place__unique').on(
      t.company_id,
      t.store_id,
      t.app_provider_id,
      t.country_id,
      t.mobile,
    ),
    index('invitations__mobile__idx').on(t.mobile),
    foreignKey({
      name: 'invitations__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
  ],
);

/** Browsers that somebody signed in from: others who guess their password do not lock them out there. */
export const knownDevicesTable = pgTable(
  'known_devices',
  {
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id, { onDelete: 'cascade' }),
    device_hash: text().notNull(),
    seen_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] })],
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
    /** How its owner names a session to end it. */
    session_id: id().notNull().generatedAlwaysAsIdentity(),
    /** From where and with which browser it began. */
    address: text(),
    device: text(),
    seen_at: moment().notNull().default(now),
    /** When it ends unless it is used before; a till's goes on without. */
    idle_until: moment(),
    /** Set on the token of a paired till: it opens the till of this store and nothing else. */
    store_id: id(),
    cash_register_id: id(),
    /** Who works at that till, by their PIN; nobody while it is locked. */
    cashier_id: id(),
  },
  (t) => [index('access_tokens__user__idx').on(t.user_id)],
);

/** How somebody proves who they are beside their password: an authenticator app. */
export const authenticatorsTable = pgTable('authenticators', {
  user_id: id()
    .primaryKey()
    .references(() => usersTable.user_id, { onDelete: 'cascade' }),
  /** Sealed with the installation's key. */
  secret: text().notNull(),
  /** When a first code was right; before that it counts for nothing. */
  confirmed_at: moment(),
  /** The period of the newest code that was used: none is good twice. */
  last_period: id(),
});

/** Keys that a device or a security key holds for somebody. */
export const passkeysTable = pgTable(
  'passkeys',
  {
    passkey_id: id().primaryKey().generatedAlwaysAsIdentity(),
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id, { onDelete: 'cascade' }),
    credential_id: text().notNull().unique('passkeys__credential_id__unique'),
    public_key: text().notNull(),
    counter: id().notNull(),
    transports: jsonOf<string[]>()().notNull(),
    name: text().notNull(),
    created_at: moment().notNull().default(now),
    used_at: moment(),
  },
  (t) => [index('passkeys__user__idx').on(t.user_id)],
);

/** Codes for when the second factor is lost; hashed, each used once. */
export const recoveryCodesTable = pgTable(
  'recovery_codes',
  {
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
);

/** What a passkey is asked to sign: for a sign-in that has only its password yet, or for a new passkey. */
export const challengesTable = pgTable(
  'challenges',
  {
    challenge_hash: text().primaryKey(),
    user_id: id()
      .notNull()
      .references(() => usersTable.user_id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['sign-in', 'passkey'] }).notNull(),
    /** What is signed. */
    challenge: text(),
    expires_at: moment().notNull(),
  },
  (t) => [index('challenges__user__idx').on(t.user_id)],
);

/** Codes that prove a mobile, and the one-time token of the first admin; hashed, used once. */
export const oneTimeCodesTable = pgTable('one_time_codes', {
  subject: text().primaryKey(),
  code_hash: text().notNull(),
  tries: integer().notNull().default(0),
  expires_at: moment().notNull(),
});

/** Tries per account and per address. */
export const attemptsTable = pgTable('attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  window_ends_at: moment().notNull(),
  /** Of tries that are being answered: when each is given back, should its process be killed. */
  open_until: moment().array().notNull().default(sql`'{}'`),
});

/** Facts about this installation, such as that it holds the demo programme. */
export const installationTable = pgTable('installation', {
  fact: text().primaryKey(),
  value: text().notNull(),
});
