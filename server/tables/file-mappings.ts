import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ByColumn, DayOrder } from '../../contract/engine/column-facts.ts';
import type { DecimalSign } from '../../contract/engine/numbers.ts';
import { id, jsonOf, moment, now } from './columns.ts';

/** The kinds of files whose columns are remembered. */
export const fileKinds = ['statement', 'products', 'cards', 'codes'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What the columns of a file were when one of the same kind and titles was last saved. */
export const fileMappingsTable = pgTable(
  'file_mappings',
  {
    company_id: id().notNull(),
    kind: text({ enum: fileKinds }).notNull(),
    /** Names files of the same titles. */
    header_key: text().notNull(),
    /** What each column was; null where it was left out. */
    mapping: jsonOf<ByColumn<string>>()().notNull(),
    /** What was chosen for columns whose cells settle it not; empty where nothing was. */
    decimals: jsonOf<ByColumn<DecimalSign>>()().notNull().default([]),
    orders: jsonOf<ByColumn<DayOrder>>()().notNull().default([]),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.kind, t.header_key] }),
    index('file_mappings__newest__idx').on(t.company_id, t.kind, t.updated_at),
  ],
);
