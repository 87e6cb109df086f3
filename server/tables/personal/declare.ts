import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What becomes of a column once the person it is about is erased. */
export type Becoming =
  | { readonly becomes: 'deleted' }
  | { readonly becomes: 'replaced'; readonly by: string }
  | { readonly becomes: 'stored'; readonly why: string; readonly days: number | null };

/** The row goes. */
export const deleted = { becomes: 'deleted' } as const satisfies Becoming;
/** SQL takes its place; nothing, where none is named. */
export const replaced = (by = 'null') => ({ becomes: 'replaced', by }) as const satisfies Becoming;
/** It stays, for so many days or for good. */
export const stored = (why: string, days: number | null = null) =>
  ({ becomes: 'stored', why, days }) as const satisfies Becoming;

/**
 * Which rows are about a person, as SQL: `$1` is the company, `$2` the ids of their accounts. What is found by content has
 * the addresses they are written to as `$3`, and as `$4` a pattern of all that names them.
 */
export const ofAccount = 'company_id = $1 and user_account_id = any($2::bigint[])';
/** SQL: whether a text names the person. */
export const names = (text: string, pattern = '$4') => `${text} ~ ${pattern}::text`;
/** Rows of the company in which a text names the person. */
export const naming = (text: string) => `company_id = $1 and ${names(`(${text})`)}`;
/** SQL: a JSON list without those of its parts that name the person. */
export const withoutNaming = (list: string) =>
  `(select coalesce(jsonb_agg(part), '[]') from jsonb_array_elements(${list}) part where not ${names('part::text')})`;

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

/** What a table stores of people, and what becomes of it. */
export interface PersonalColumns {
  readonly table: string;
  readonly rows: string;
  readonly columns: Readonly<Record<string, Becoming>>;
  /** Texts that say nothing of a person: what kind a row is, what was bought. */
  readonly impersonal: readonly string[];
}

/** Declares, next to a table, what it stores of people: each of its texts is named once. */
export const personalColumns = <T extends PgTable>(
  table: T,
  columns: { readonly [N in ColumnOf<T>]?: Becoming },
  more: { readonly rows?: string; readonly impersonal?: readonly ColumnOf<T>[] } = {},
): PersonalColumns => ({
  table: getTableName(table),
  rows: more.rows ?? ofAccount,
  columns: columns as Readonly<Record<string, Becoming>>,
  impersonal: more.impersonal ?? [],
});
