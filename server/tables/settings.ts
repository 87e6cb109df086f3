import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SavedView } from '../../contract/common/saved-views.ts';
import { claimValidDays } from '../../contract/coupons/coupon-kinds.ts';
import type { LoadedStore } from '../../contract/organisations/loaded-store.ts';
import type { Day } from '../../contract/organisations/timetable.ts';
import { cashRegisters } from '../../contract/settings/cash-registers.ts';
import { couponCreationTypes } from '../../contract/settings/company-settings.ts';
import { emailModes, smsModes, viberStates } from '../../contract/settings/messaging-settings.ts';
import { redemptionTypes } from '../../contract/settings/store-profile.ts';
import { columns, id, jsonOf, localized, moment, now, storeId, withdrawn } from './columns.ts';
import { storesTable } from './organisations.ts';

/** The most a store may take in a day, money in minor units, points in hundredths; 0 is no limit. */
const dailyLimits = {
  offline_amount: id(),
  offline_points: id(),
  online_amount: id(),
  online_points: id(),
};

/** How a company's messages leave. Secrets are sealed (server/runtime/secrets.ts). */
const messaging = {
  sms_mode: text({ enum: smsModes }).notNull().default('default'),
  sms_url: text(),
  sms_token: text(),
  sms_sender_name: text(),
  sms_coupon_claim_message: localized().notNull().default({ el: '', en: '', it: '' }),
  sms_redemption_message: localized().notNull().default({ el: '', en: '', it: '' }),
  email_mode: text({ enum: emailModes }).notNull().default('default'),
  email_host: text(),
  email_port: integer(),
  email_account: text(),
  email_password: text(),
  email_own_name: text(),
  email_own_address: text(),
  email_sender_alias_name: text(),
  email_sender_alias_email: text(),
  secondary_email_settings: boolean().notNull().default(false),
  push_notifications: boolean().notNull().default(true),
  campaign_email_notifications: boolean().notNull().default(true),
  api_authentication: boolean().notNull().default(false),
  campaign_username: text(),
  campaign_password: text(),
  viber_state: text({ enum: viberStates }).notNull().default('none'),
  viber_alias_name: text(),
  /** What suppliers are mailed for an order; both or neither. */
  supplier_message_subject: text(),
  supplier_message_content: text(),
  /** When nothing is sent that only advertises, in the company's time zone; nothing is quiet where both are the same. */
  quiet_from: text().notNull().default('21:00'),
  quiet_until: text().notNull().default('09:00'),
  /** How many messages of campaigns one customer is sent on a day; 0 is no limit. */
  offers_per_day: integer().notNull().default(2),
  /** The most that its own gateway takes in a second; 0 is no limit. */
  gateway_per_second: integer().notNull().default(0),
  /** What a part of a text and a Viber message cost, in ten-thousandths of the currency. */
  sms_part_price: integer().notNull().default(0),
  viber_price: integer().notNull().default(0),
  /** How texts end and are written: `SmsForm` of the contract. */
  sms_stop_number: text(),
  sms_shortest: boolean().notNull().default(false),
  sms_capitals: boolean().notNull().default(false),
  /** Signs what the gateway tells of deliveries. */
  receipt_secret: text(),
};

/**
 * How a company's programme works. Money in minor units, points in hundredths, `point_value` in
 * hundredths of a minor unit. A row is made with each company, by the database.
 */
export const companySettingsTable = pgTable('company_settings', {
  company_id: id().primaryKey(),
  online_offline_points_ratio: integer().notNull().default(100),
  init_user_points: id().notNull().default(0),
  total_users: integer().notNull().default(0),
  expiration_points: integer().notNull().default(0),
  /** Whether what rounding cuts off is kept and joins the next receipt. */
  carry_remainders: boolean().notNull().default(false),
  points_pending_days: integer().notNull().default(0),
  /** Counts the changes of its campaigns: who has read them knows by it whether they are still so. */
  campaigns_version: id().notNull().default(0),
  point_value: integer().notNull().default(100),
  /** Whether a claim that expires gives its points back, and how long claims are valid. */
  return_points_after_coupon_exp: boolean().notNull().default(true),
  coupon_claim_valid_days: integer().notNull().default(claimValidDays),
  time_zone: text().notNull().default('Europe/Athens'),
  /** Whether customers are told their balance, and whether the public pages are shown. */
  app_points_visibility: boolean().notNull().default(true),
  rc_app_visible_loyalty_program: boolean().notNull().default(true),
  coupon_creation_type_id: integer().notNull().default(couponCreationTypes.stores),
  /** The number of the company in its invoicing system. */
  elorus_client_id: text(),
  instructions_file: text(),
  terms_file: text(),
  privacy_policy_file: text(),
  ...messaging,
  tiers_enabled: boolean().notNull().default(false),
  package_mode: boolean().notNull().default(false),
  tier_mode_id: integer().notNull().default(1),
  tier_system: text({ enum: ['lifetime', 'expiration_mode'] })
    .notNull()
    .default('lifetime'),
  ...dailyLimits,
  updated_at: moment().notNull().default(now),
});

const noDelivery: LoadedStore['order_settings'] = {
  delivers: false,
  radius_km: null,
  minimum_order: 0,
  fee: 0,
  free_from: 0,
};

/** How one store awards points and takes receipts. A row is made with each store, by the database. */
export const storeSettingsTable = pgTable(
  'store_settings',
  {
    company_id: id().notNull(),
    store_id: storeId(),
    reward_points: id().notNull().default(100),
    reward_amount: id().notNull().default(100),
    reward_floor: boolean().notNull().default(false),
    /** When the earning rate was last set by hand; empty while it is the default. */
    reward_set_at: moment(),
    min_amount_limit: id().notNull().default(0),
    max_amount_limit: id().notNull().default(0),
    /** Above it the till asks before it posts; nothing is asked where it is empty. */
    ask_above_amount: id(),
    fast_payment: boolean().notNull().default(true),
    thermal_printer: boolean().notNull().default(false),
    reward_active: boolean().notNull().default(true),
    points_payment: boolean().notNull().default(true),
    system_notification_id: integer(),
    /** Where it is empty the company's own holds. */
    coupon_claim_valid_days: integer(),
    shopping_cart: boolean().notNull().default(false),
    timetable: jsonOf<Day[]>()().notNull().default([]),
    invoicing: jsonOf<Partial<LoadedStore['invoicing']>>()().notNull().default({}),
    redemption_type_id: integer().notNull().default(redemptionTypes.both),
    order_settings: jsonOf<LoadedStore['order_settings']>()().notNull().default(noDelivery),
    bank_providers: jsonOf<LoadedStore['bank_providers']>()().notNull().default([]),
    /** The one that takes payments on the internet. */
    online_bank_provider_id: integer(),
    /** Days after which what is left over is tidied up; 0 is never. */
    pending_payment_days: integer().notNull().default(0),
    ended_coupon_days: integer().notNull().default(0),
    /** Where one is empty the company's own holds. */
    ...dailyLimits,
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id] }),
    foreignKey({
      name: 'store_settings__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }).onDelete('cascade'),
  ],
);

/** What identifies a till. */
export const cashRegistersTable = pgTable(
  'cash_registers',
  { ...columns(cashRegisters), store_id: storeId(), ...withdrawn() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.cash_register_id] }),
    foreignKey({
      name: 'cash_registers__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    uniqueIndex('cash_registers__cash_register_code__unique')
      .on(t.company_id, t.store_id, t.cash_register_code)
      .where(sql`${t.deleted_at} is null`),
  ],
);

/** Codes that turn a device into a till of one cash register; used once. */
export const tillPairingsTable = pgTable('till_pairings', {
  code_hash: text().primaryKey(),
  company_id: id().notNull(),
  store_id: id().notNull(),
  cash_register_id: id().notNull(),
  user_id: id().notNull(),
  expires_at: moment().notNull(),
});

/** Filters and an order that somebody keeps for a list. */
export const savedViewsTable = pgTable(
  'saved_views',
  {
    company_id: id().notNull(),
    view_id: id().notNull().generatedByDefaultAsIdentity(),
    user_id: id().notNull(),
    resource: text().notNull(),
    name: text().notNull(),
    shared: boolean().notNull().default(false),
    filter: jsonOf<SavedView['filter']>()().notNull(),
    sort: jsonOf<NonNullable<SavedView['sort']>>()(),
    created_at: moment().notNull().default(now),
    ...withdrawn(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.view_id] }),
    uniqueIndex('saved_views__name__unique')
      .on(t.company_id, t.user_id, t.resource, t.name)
      .where(sql`${t.deleted_at} is null`),
  ],
);

/** What signs vouchers for the wallets of phones. Keys are sealed (server/runtime/secrets.ts). */
export const walletsTable = pgTable('wallets', {
  company_id: id().primaryKey(),
  apple_certificate: text(),
  apple_authority: text(),
  apple_key: text(),
  apple_pass_type: text(),
  apple_team: text(),
  apple_expires_at: moment(),
  google_issuer: text(),
  google_account: text(),
  google_key: text(),
});
