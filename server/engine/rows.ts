import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Entity, ListQuery } from '../../contract/engine/entity.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/refusal.ts';
import { databaseError, foreignKeyViolation } from '../runtime/database-errors.ts';
import { moneyOf } from '../runtime/units.ts';
import { searchedText } from '../tables/columns.ts';
import { listPage, type Narrowed } from './list.ts';

export type EntityTable = PgTable & Record<string, unknown>;
export type Selection = Record<string, AnyPgColumn | SQL.Aliased>;
export type Row = Record<string, unknown>;
/** A connection, or the transaction under way on one. */

export interface Tenant {
  companyId: number;
  storeId: number;
}

type Asked = [query: ListQuery, language: Language, narrowed?: Narrowed | undefined];

interface Options {
  /** How the computed fields are counted. */
  computed?: Record<string, SQL>;
  /** What else limits the rows, beside the tenant. */
  only?: SQL;
}

// What is counted when it is read arrives as the database wrote it.
const mappings: Record<string, (value: unknown) => unknown> = {
  text: String,
  integer: Number,
  points: Number,
  ref: Number,
  money: (value) => moneyOf(Number(value)),
};

function selectionOf(entity: Entity, table: EntityTable, computed: Record<string, SQL>): Selection {
  const counted = Object.entries(computed).map(([name, count]) => [
    name,
    count.mapWith(mappings[entity.fields[name]?.kind ?? 'integer'] ?? ((told) => told)).as(name),
  ]);
  const stored = Object.entries(entity.fields)
    .filter(([, field]) => !field.computed)
    .map(([name]) => [name, table[name]]);
  return Object.fromEntries([[entity.id, table[entity.id]], ...stored, ...counted]);
}

/**
 * The rows of one entity's table, always within a tenant: the company stands in every WHERE, and
 * the store too where rows belong to one. Answers hold the read schema's fields and no others.
 */
export function rowsOf(
  entity: Entity,
  entityTable: PgTable,
  { computed = {}, only }: Options = {},
) {
  const table = entityTable as EntityTable;
  const column = (name: string) => table[name] as AnyPgColumn;
  const selection = selectionOf(entity, table, computed);
  const byStore = entity.path.startsWith('/stores/');
  const alive = 'deleted_at' in table ? isNull(column('deleted_at')) : undefined;
  const within = ({ companyId, storeId }: Tenant): SQL => {
    const store = byStore ? eq(column('store_id'), storeId) : undefined;
    return and(eq(column('company_id'), companyId), store, alive, only) as SQL;
  };
  const one = (tenant: Tenant, id: number) => and(within(tenant), eq(column(entity.id), id)) as SQL;
  const listed = { entity, table, selection, searched: searchedText(entity, table) };

  return {
    within,
    selection,
    list: (database: Database, tenant: Tenant, ...asked: Asked) =>
      listPage(database, listed, within(tenant), ...asked),

    async read(db: Executor, tenant: Tenant, id: number): Promise<Row> {
      const [row] = await db.select(selection).from(table).where(one(tenant, id));
      if (!row) throw new Refusal('not_found');
      return row;
    },

    async create(db: Executor, tenant: Tenant, values: Row): Promise<Row> {
      const owner = {
        company_id: tenant.companyId,
        ...(byStore ? { store_id: tenant.storeId } : {}),
      };
      const [row] = await db
        .insert(table)
        .values({ ...values, ...owner } as never)
        .returning(selection as Record<string, AnyPgColumn>);
      return row as Row;
    },

    /** Changes what is named. Throws changed_meanwhile, with the record as it is, for a stale updated_at. */
    async update(
      db: Executor,
      tenant: Tenant,
      id: number,
      { updated_at: loadedAt, ...changes }: Row,
    ): Promise<Row> {
      const fresh = loadedAt ? eq(column('updated_at'), loadedAt) : undefined;
      const values = { ...changes, updated_at: sql`now()` };
      const [row] = await db
        .update(table)
        .set(values as never)
        .where(and(one(tenant, id), fresh))
        .returning(selection as Record<string, AnyPgColumn>);
      if (row) return row as Row;
      throw new Refusal('changed_meanwhile', { current: await this.read(db, tenant, id) });
    },

    /** Deletes one row and answers it. Throws in_use while other records refer to it. */
    async remove(db: Executor, tenant: Tenant, id: number): Promise<Row> {
      try {
        const [row] = await db.delete(table).where(one(tenant, id)).returning();
        if (!row) throw new Refusal('not_found');
        return row as Row;
      } catch (error) {
        if (databaseError(error)?.code === foreignKeyViolation) throw new Refusal('in_use');
        throw error;
      }
    },
  };
}

export type Rows = ReturnType<typeof rowsOf>;
