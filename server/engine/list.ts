import { and, type SQL, sql } from 'drizzle-orm';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import type { Database } from '../db/connection.ts';
import { folded, inLanguage } from '../tables/columns.ts';
import { columnOf, type ListOf, narrowedBy } from './conditions.ts';
import { shareOfTotal, totalOf } from './total.ts';

export { literally } from './conditions.ts';

/** What else a list is narrowed by. */
export interface Narrowed {
  readonly where: SQL;
  /** What part of all rows that leaves, where they are too many to be counted one by one. */
  readonly share?: number;
}

function orderOf({ entity, table }: ListOf, query: ListQuery, language: Language): SQL {
  const usual = query.updated_since ? 'updated_at' : entity.sorts[0];
  const name = query.sort ?? usual.replace('-', '');
  const column = columnOf(table, name);
  const kind = entity.fields[name]?.kind;
  const localized = kind === 'localized' ? folded(inLanguage(column, language)) : undefined;
  const by = localized ?? (kind === 'text' ? folded(sql`${column}`) : sql`${column}`);
  const direction = sql.raw(query.order ?? (!query.sort && usual.startsWith('-') ? 'desc' : 'asc'));
  return sql`${by} ${direction}, ${columnOf(table, entity.id)} ${direction}`;
}

/** Whoever sees the last row knows how many there are, whatever was estimated. */
export const atItsEnd = (page: number, rows: number, size: number = itemsPerPage) =>
  rows > 0 && rows < size ? (page - 1) * size + rows : undefined;

/** Which rows of a list are wanted: the page, how many rows it has, and how many are before it. */
export function cutOf({ page = 1, per_page: size = itemsPerPage }: ListQuery) {
  return { page, size, before: (page - 1) * size };
}

/**
 * One page and the six numbers of its pagination, in the order of the caller's
 * language. `within` is the tenant's condition; nothing outside it is ever counted or shown.
 */
export async function listPage(
  database: Database,
  of: ListOf,
  within: SQL,
  query: ListQuery,
  language: Language,
  narrowed?: Narrowed,
) {
  const { page, size, before } = cutOf(query);
  const all = narrowedBy(of, within, query);
  const where = and(all, narrowed?.where) ?? all;
  const rows = database.db
    .select(of.selection)
    .from(of.table)
    .where(where)
    .orderBy(orderOf(of, query, language))
    .limit(size)
    .offset(before);
  const [records, counted] = await Promise.all([
    rows,
    narrowed?.share
      ? shareOfTotal(database, of.table, all, narrowed.share)
      : totalOf(database, of.table, where),
  ]);
  const total = atItsEnd(page, records.length, size) ?? counted;
  const pagination = paginationOf(page, total, records.length, size);
  return { [of.entity.collection]: records, pagination };
}
