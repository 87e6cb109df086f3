import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Entity } from '../../contract/engine/entity.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import type { Selection } from './rows.ts';

export interface ListOf {
  entity: Entity;
  table: PgTable;
  selection: Selection;
  /** The text a search looks in. */
  searched: SQL;
}

/** `50%` is looked for as it stands: what LIKE would read as a pattern is escaped. */
export const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A column by its field's name. */
export const columnOf = (table: PgTable, name: string) =>
  getTableColumns(table)[name] as AnyPgColumn;

function condition(
  { entity, table, selection, searched }: ListOf,
  name: string,
  value: unknown,
): SQL {
  if (name === 'updated_since') return sql`${columnOf(table, 'updated_at')} >= ${value}`;
  if (name === 'q')
    return sql`fold(${searched}) like '%' || fold(${literally(String(value))}) || '%'`;
  const column = columnOf(table, name);
  // What is computed is compared as it is computed.
  if (!column) return sql`${(selection[name] as SQL.Aliased).sql} = ${value}`;
  if (name === entity.id) return inArray(column, value as number[]);
  const kind = entity.fields[name]?.kind;
  if (kind === 'moment') {
    const [from, until] = value as [string, string];
    return sql`${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz`;
  }
  if (kind === 'choices' || kind === 'refs') return sql`${value} = any(${column})`;
  return sql`${column} = ${value}`;
}

/** SQL: the rows that the filters of a list leave, in `within`. */
export function narrowedBy(of: ListOf, within: SQL, query: ListQuery): SQL {
  const { page: _page, per_page: _size, sort: _sort, order: _order, ...filters } = query;
  const entries = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return and(within, ...entries.map(([name, value]) => condition(of, name, value))) ?? within;
}
