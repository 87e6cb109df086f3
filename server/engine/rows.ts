import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Entity } from '../../contract/engine/entity.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyOf } from '../runtime/units.ts';
import { searchedText } from '../tables/columns.ts';
import { narrowedBy } from './conditions.ts';
import { listPage, type Narrowed } from './list.ts';
import { assertNamable } from './uses/namable.ts';
import { retire } from './uses/retire.ts';

export type Selection = Record<string, AnyPgColumn | SQL.Aliased>;
export type Row = Record<string, unknown>;
export interface Tenant {
  companyId: number;
  storeId: number;
}

/** The rows of an entity's table; `R` is a record as the entity answers it. */
export interface Rows<R = Row> {
  within(tenant: Tenant): SQL;
  readonly selection: Selection;
  /** SQL: the rows that the filters of a list leave. */
  matching(tenant: Tenant, query: ListQuery): SQL;
  list(
    database: Database,
    tenant: Tenant,
    query: ListQuery,
    language: Language,
    narrowed?: Narrowed,
  ): ReturnType<typeof listPage>;
  read(db: Executor, tenant: Tenant, id: number): Promise<R>;
  create(db: Executor, tenant: Tenant, values: Row): Promise<R>;
  /** Changes what is named. Throws changed_meanwhile, with the record as it is, for a stale updated_at. */
  update(db: Executor, tenant: Tenant, id: number, changes: Row): Promise<R>;
  /**
   * Deletes one row and answers it; nothing where the row stays for what remembers it. Throws in_use, with what uses
   * it. Within a transaction nothing else begins to use it meanwhile.
   */
  remove(db: Executor, tenant: Tenant, id: number): Promise<Row | undefined>;
}

interface Options {
  /** How the computed fields are counted. */
  computed?: Record<string, SQL>;
  /** What is made of a computed field that the database answers as JSON. */
  made?: Record<string, (value: unknown) => unknown>;
  /** What else limits the rows, beside the tenant. */
  only?: SQL;
  /** Whether rows belong to the place of the path, which is so below `/stores/`. */
  byStore?: boolean;
}

// What is counted when it is read arrives as the database wrote it.
const mappings: Record<string, (value: unknown) => unknown> = {
  text: String,
  integer: Number,
  points: Number,
  ref: Number,
  money: (value) => moneyOf(Number(value)),
};

function selectionOf(
  entity: Entity,
  table: PgTable,
  { computed = {}, made = {} }: Pick<Options, 'computed' | 'made'>,
): Selection {
  const columns = getTableColumns(table);
  const counted = Object.entries(computed).map(([name, count]) => [
    name,
    count
      .mapWith(made[name] ?? mappings[entity.fields[name]?.kind ?? 'integer'] ?? ((value) => value))
      .as(name),
  ]);
  const stored = Object.entries(entity.fields)
    .filter(([, field]) => !field.computed)
    .map(([name]) => [name, columns[name]]);
  return Object.fromEntries([[entity.id, columns[entity.id]], ...stored, ...counted]);
}

/**
 * The rows of one entity's table, always within a tenant: the company stands in every WHERE, and
 * the store too where rows belong to one. Answers hold the read schema's fields and no others.
 */
export function rowsOf<E extends Entity>(
  entity: E,
  table: PgTable,
  { only, byStore = entity.path.startsWith('/stores/'), ...counted }: Options = {},
): Rows<z.output<E['read']>> {
  const columns = getTableColumns(table);
  const column = (name: string) => columns[name] as AnyPgColumn;
  const selection = selectionOf(entity, table, counted);
  const alive = 'deleted_at' in columns ? isNull(column('deleted_at')) : undefined;
  const within = ({ companyId, storeId }: Tenant): SQL => {
    const store = byStore ? eq(column('store_id'), storeId) : undefined;
    return and(eq(column('company_id'), companyId), store, alive, only) as SQL;
  };
  const one = (tenant: Tenant, id: number) => and(within(tenant), eq(column(entity.id), id)) as SQL;
  const listed = { entity, table, selection, searched: searchedText(entity, columns) };
  // The selection has the fields of what the entity answers, each read as its column's kind is.
  const asRecord = (row: unknown) => row as z.output<E['read']>;

  return {
    within,
    selection,
    matching: (tenant, query) => narrowedBy(listed, within(tenant), query),
    list: (database, tenant, query, language, narrowed) =>
      listPage(database, listed, within(tenant), query, language, narrowed),

    async read(db, tenant, id) {
      const [row] = await db.select(selection).from(table).where(one(tenant, id));
      if (!row) throw new Refusal('not_found');
      return asRecord(row);
    },

    async create(db, tenant, values) {
      await assertNamable(db, tenant.companyId, table, values);
      const owner = {
        company_id: tenant.companyId,
        ...(byStore ? { store_id: tenant.storeId } : {}),
      };
      const [row] = await db
        .insert(table)
        .values({ ...values, ...owner })
        .returning(selection as Record<string, AnyPgColumn>);
      return asRecord(row);
    },

    async update(db, tenant, id, { updated_at: loadedAt, ...changes }) {
      await assertNamable(db, tenant.companyId, table, changes);
      const fresh = loadedAt ? eq(column('updated_at'), loadedAt) : undefined;
      const values = { ...changes, updated_at: sql`now()` };
      const [row] = await db
        .update(table)
        .set(values)
        .where(and(one(tenant, id), fresh))
        .returning(selection as Record<string, AnyPgColumn>);
      if (row) return asRecord(row);
      throw new Refusal('changed_meanwhile', { current: await this.read(db, tenant, id) });
    },

    remove: (db, tenant, id) =>
      retire(db, { companyId: tenant.companyId, table, id, row: one(tenant, id) }),
  };
}
