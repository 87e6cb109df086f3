import { sql } from 'drizzle-orm';
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
import {
  debtKinds,
  debtRules,
  disputeStates,
  statementStates,
} from '../../contract/debts/states.ts';
import { id, moment, now } from './columns.ts';

/** By which rule stores pay one another, from a month on; months that are closed keep theirs. */
export const debtSettingsTable = pgTable(
  'debt_settings',
  {
    company_id: id().notNull(),
    from_month: text().notNull(),
    rule: text({ enum: debtRules }).notNull(),
    /** In hundredths of a percent. */
    vat_rate: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.from_month] })],
);

/** A month that was closed, and by which rule. */
export const debtMonthsTable = pgTable(
  'debt_months',
  {
    company_id: id().notNull(),
    month: text().notNull(),
    rule: text({ enum: debtRules }).notNull(),
    vat_rate: integer().notNull(),
    closed_by: id().notNull(),
    closed_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.month] })],
);

/**
 * What one store owes another for a month, in minor units. Both have the same line, so that all of a month sums
 * to nothing. Those of a closed month never change; a correction is a line of a later month.
 */
export const debtLinesTable = pgTable(
  'debt_lines',
  {
    company_id: id().notNull(),
    debt_line_id: id().notNull().generatedByDefaultAsIdentity(),
    month: text().notNull(),
    kind: text({ enum: debtKinds }).notNull(),
    debtor_id: id().notNull(),
    creditor_id: id().notNull(),
    /** In hundredths. */
    points: id().notNull(),
    net: id().notNull(),
    vat: id().notNull(),
    /** Its debtor accounts for the tax. */
    reverse_charge: boolean().notNull().default(false),
    corrects_id: id(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.debt_line_id] }),
    index('debt_lines__debtor__idx').on(t.company_id, t.month, t.debtor_id),
    index('debt_lines__creditor__idx').on(t.company_id, t.month, t.creditor_id),
    // A line is corrected once: by the one decision about it.
    uniqueIndex('debt_lines__corrects__unique')
      .on(t.company_id, t.corrects_id)
      .where(sql`${t.corrects_id} is not null`),
    foreignKey({
      name: 'debt_lines__corrects_id__fk',
      columns: [t.company_id, t.corrects_id],
      foreignColumns: [t.company_id, t.debt_line_id],
    }),
  ],
);

/** A closed month of one store. */
export const debtStatementsTable = pgTable(
  'debt_statements',
  {
    company_id: id().notNull(),
    month: text().notNull(),
    store_id: id().notNull(),
    number: integer().notNull(),
    status: text({ enum: statementStates }).notNull().default('closed'),
    confirmed_by: id(),
    confirmed_at: moment(),
    settled_by: id(),
    settled_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.month, t.store_id] }),
    uniqueIndex('debt_statements__number__unique').on(t.company_id, t.number),
    index('debt_statements__store__idx').on(t.company_id, t.store_id, t.month),
  ],
);

/** A line that its store does not agree to. */
export const debtDisputesTable = pgTable(
  'debt_disputes',
  {
    company_id: id().notNull(),
    debt_line_id: id().notNull(),
    store_id: id().notNull(),
    status: text({ enum: disputeStates }).notNull().default('open'),
    /** The line that came of it. */
    correction_id: id(),
    opened_at: moment().notNull().default(now),
    decided_by: id(),
    decided_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.debt_line_id, t.store_id] }),
    foreignKey({
      name: 'debt_disputes__debt_line_id__fk',
      columns: [t.company_id, t.debt_line_id],
      foreignColumns: [debtLinesTable.company_id, debtLinesTable.debt_line_id],
    }),
    index('debt_disputes__open__idx').on(t.company_id).where(sql`${t.status} = 'open'`),
  ],
);

/** What a store and its company say about a disputed line. */
export const debtMessagesTable = pgTable(
  'debt_messages',
  {
    company_id: id().notNull(),
    debt_message_id: id().notNull().generatedByDefaultAsIdentity(),
    debt_line_id: id().notNull(),
    store_id: id().notNull(),
    user_id: id().notNull(),
    by_company: boolean().notNull(),
    text: text().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.debt_message_id] }),
    index('debt_messages__line__idx').on(t.company_id, t.debt_line_id, t.store_id),
  ],
);
