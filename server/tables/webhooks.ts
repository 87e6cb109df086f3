import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { responseMappers } from '../../contract/developers/mappers.ts';
import { webhookLogs } from '../../contract/developers/webhook-logs.ts';
import { webhooks } from '../../contract/developers/webhooks.ts';
import { columns, id, jsonOf, moment, now, storeId } from './columns.ts';
import { storesTable } from './organisations.ts';
import { usersTable } from './people.ts';

/** Addresses that are told of events. */
export const webhooksTable = pgTable(
  'webhooks',
  {
    ...columns(webhooks),
    /** The company or the supplier it belongs to. */
    store_id: storeId(),
    vouched_by_id: id()
      .notNull()
      .references(() => usersTable.user_id),
    /** Sealed with the installation's key. */
    secret: text().notNull(),
    previous_secret: text(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.webhook_id] }),
    foreignKey({
      name: 'webhooks__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
  ],
);

/** What somebody's events are about. */
const about = {
  company_id: id().notNull(),
  event: text().notNull(),
  store_id: id().notNull(),
  subject_id: id().notNull(),
  /** The customer whose data it carries: what is kept of it goes when they are forgotten. */
  user_account_id: id(),
  facts: jsonb().$type<Record<string, number | string | null>>().notNull().default({}),
  occurred_at: moment().notNull().default(now),
} as const;

/**
 * What happened and nobody was told of yet: written by triggers in the transaction of what happened, where an address
 * wants to know (server/developers/sql/note_event.sql).
 */
export const webhookEventsTable = pgTable(
  'webhook_events',
  {
    ...about,
    event_id: id().notNull().generatedByDefaultAsIdentity(),
    /** The supplier it concerns as well. */
    supplier_id: id(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.event_id] }),
    index('webhook_events__next__idx').on(t.event_id),
  ],
);

export const deliveryStates = ['queued', 'accepted', 'rejected', 'failed'] as const;

/** What one address is told. */
export const webhookDeliveriesTable = pgTable(
  'webhook_deliveries',
  {
    ...about,
    delivery_id: id().notNull().generatedByDefaultAsIdentity(),
    webhook_id: id().notNull(),
    message_id: text().notNull(),
    /** What it is about, in one word: of these one comes after the other. */
    object: text().notNull(),
    /** As it was sent first: it is the same whenever it is sent again. */
    payload: text(),
    state: text({ enum: deliveryStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When it is tried next, or until when somebody tries it now. */
    next_at: moment().notNull().default(now),
    is_test: boolean().notNull().default(false),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.delivery_id] }),
    foreignKey({
      name: 'webhook_deliveries__webhook__fk',
      columns: [t.company_id, t.webhook_id],
      foreignColumns: [webhooksTable.company_id, webhooksTable.webhook_id],
    }).onDelete('cascade'),
    index('webhook_deliveries__due__idx')
      .on(t.company_id, t.webhook_id, t.next_at)
      .where(sql`${t.state} = 'queued'`),
    index('webhook_deliveries__order__idx')
      .on(t.company_id, t.webhook_id, t.object, t.delivery_id)
      .where(sql`${t.state} = 'queued'`),
    index('webhook_deliveries__when__idx').on(t.company_id, t.webhook_id, t.occurred_at),
    index('webhook_deliveries__customer__idx')
      .on(t.company_id, t.user_account_id)
      .where(sql`${t.user_account_id} is not null`),
    index('webhook_deliveries__age__idx').on(t.created_at),
  ],
);

/** Each attempt to tell it, and what was answered. */
export const webhookLogsTable = pgTable(
  'store_event_logs',
  {
    ...columns(webhookLogs),
    delivery_id: id().notNull(),
    url: text().notNull(),
    request_headers: jsonOf<Record<string, string>>()().notNull(),
    response_headers: jsonOf<Record<string, string>>()().notNull(),
    response_body: text(),
    /** Whose rows decided what it means, and what was taken out of it. */
    mapper_id: id(),
    taken: jsonOf<Record<string, string | number | boolean>>()().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_event_log_id] }),
    foreignKey({
      name: 'store_event_logs__delivery__fk',
      columns: [t.company_id, t.delivery_id],
      foreignColumns: [webhookDeliveriesTable.company_id, webhookDeliveriesTable.delivery_id],
    }).onDelete('cascade'),
    index('store_event_logs__newest__idx').on(t.company_id, t.attempted_at),
    index('store_event_logs__webhook__idx').on(t.company_id, t.webhook_id, t.attempted_at),
    index('store_event_logs__delivery__idx').on(t.company_id, t.delivery_id),
  ],
);

/** What a company makes of answers. */
export const responseMappersTable = pgTable(
  'response_mappers',
  {
    ...columns(responseMappers),
    /** The company or the supplier it belongs to. */
    store_id: storeId(),
    /** Who changed it last. */
    vouched_by_id: id().references(() => usersTable.user_id),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.mapper_id] })],
);
