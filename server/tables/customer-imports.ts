import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  type DuplicateRule,
  duplicateRules,
  importStates,
  type rowActions,
} from '../../contract/customers/customer-imports.ts';
import type { ColumnFacts, DayOrder } from '../../contract/engine/column-facts.ts';
import type { DecimalSign } from '../../contract/engine/numbers.ts';
import type { Args } from '../../contract/words/phrase.ts';
import type { ValidationName } from '../../contract/words/validation.ts';
import { id, jsonOf, moment, now } from './columns.ts';

/** What is wrong with a row; `column` is where, from 0. */
export interface Reason {
  column: number | null;
  name: ValidationName;
  args?: Args;
}

/** What became of a row of the file. */
export interface Previewed {
  row: number;
  action: (typeof rowActions)[number];
  values: Record<string, string>;
  /** What is changed of a customer who is there; null before where there was nothing. */
  changes: { field: string; from: string | null; to: string }[];
  reasons: Reason[];
  /** The cells that are left out. */
  dropped: Reason[];
}

/** A file of customers: what its columns are and how far it is imported. */
export const customerImportsTable = pgTable(
  'customer_imports',
  {
    company_id: id().notNull(),
    import_id: id().notNull().generatedByDefaultAsIdentity(),
    user_id: id().notNull(),
    /** The name of the file as it was uploaded. */
    name: text().notNull(),
    /** Its rows as they are kept, one JSON array a line; null once they are forgotten. */
    file: text(),
    /** The byte of that file from which the next piece is read. */
    file_offset: id().notNull().default(0),
    /** Tells files with the same headers. */
    header_key: text().notNull(),
    columns: jsonOf<string[]>()().notNull(),
    samples: jsonOf<string[][]>()().notNull(),
    mapping: jsonOf<(string | null)[]>()().notNull(),
    /** What all cells of each column say together. */
    facts: jsonOf<ColumnFacts[]>()().notNull().default([]),
    /** What was chosen for columns that do not settle it by themselves. */
    decimals: jsonOf<(DecimalSign | null)[]>()().notNull().default([]),
    orders: jsonOf<(DayOrder | null)[]>()().notNull().default([]),
    duplicates: text({ enum: duplicateRules })
      .notNull()
      .default('skip' satisfies DuplicateRule),
    /** Whether campaigns that wait for a registration are for those it adds. */
    welcomes: boolean().notNull().default(false),
    state: text({ enum: importStates }).notNull().default('mapping'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Cells that were left out. */
    dropped: integer().notNull().default(0),
    /** Customers whose consents stay off, since they were taken back. */
    opted_out: integer().notNull().default(0),
    /** Customers of an undone import: those it had added, those set back, and those left as they are. */
    removed: integer().notNull().default(0),
    restored: integer().notNull().default(0),
    left_alone: integer().notNull().default(0),
    undone_by: id(),
    preview: jsonOf<Previewed[]>()().notNull().default([]),
    started_at: moment(),
    ended_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id] }),
    index('customer_imports__headers__idx').on(t.company_id, t.header_key, t.import_id),
    index('customer_imports__kept__idx').on(t.created_at).where(sql`${t.file} is not null`),
  ],
);

type Keys<N extends string> = Record<'company_id' | 'import_id', AnyPgColumn<{ tableName: N }>>;
const itsImport = <N extends string>(t: Keys<N>, name: string) =>
  foreignKey({
    name,
    columns: [t.company_id, t.import_id],
    foreignColumns: [customerImportsTable.company_id, customerImportsTable.import_id],
  }).onDelete('cascade');

/** Rows that were not taken, and why. */
export const importRejectionsTable = pgTable(
  'customer_import_rejections',
  {
    company_id: id().notNull(),
    import_id: id().notNull(),
    row_number: integer().notNull(),
    cells: jsonOf<string[]>()().notNull(),
    reasons: jsonOf<Reason[]>()().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id, t.row_number] }),
    itsImport(t, 'customer_import_rejections__import__fk'),
  ],
);

/** Which customers a run has come across, so that the file cannot name one twice. */
export const importKeysTable = pgTable(
  'customer_import_keys',
  {
    company_id: id().notNull(),
    import_id: id().notNull(),
    key: text().notNull(),
    row_number: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id, t.key] }),
    itsImport(t, 'customer_import_keys__import__fk'),
  ],
);

/** A card that an import attached; `made` where its number was no card before. */
export interface AttachedCard {
  number: string;
  made: boolean;
}

/** What an import wrote of each customer, as long as it can be undone. */
export const importedCustomersTable = pgTable(
  'imported_customers',
  {
    company_id: id().notNull(),
    import_id: id().notNull(),
    user_account_id: id().notNull(),
    /** The columns that it changed as they were before, attributes by their id; null of a customer it added. */
    before: jsonOf<Record<string, unknown>>()(),
    /** The same columns as it left them. */
    after: jsonOf<Record<string, unknown>>()().notNull().default({}),
    cards: jsonOf<AttachedCard[]>()().notNull().default([]),
    written_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id, t.user_account_id] }),
    index('imported_customers__customer__idx').on(t.company_id, t.user_account_id),
    itsImport(t, 'imported_customers__import__fk'),
  ],
);
