import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AttributeType,
  attributeDefinitions,
} from '../../contract/customers/attribute-definitions.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Complaint } from '../runtime/complaints.ts';
import { attributeDefinitionsTable as table } from '../tables/customers.ts';

export interface Definition {
  type: AttributeType;
  values: string[];
}
type Values = Record<string, string | number | boolean | null>;

const day = z.iso.date();

const holds: Record<AttributeType, (value: unknown, definition: Definition) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  day: (value) => day.safeParse(value).success,
  flag: (value) => typeof value === 'boolean',
  choice: (value, { values }) => values.includes(String(value)),
};

const complaints: Record<AttributeType, Complaint['name']> = {
  text: 'invalid',
  number: 'invalid',
  day: 'invalid',
  flag: 'invalid',
  choice: 'invalidChoice',
};

/** The definitions of a company by their id. */
export async function definitionsOf({ db }: Pick<Database, 'db'>, companyId: number) {
  const own = and(eq(table.company_id, companyId), isNull(table.deleted_at));
  const rows = await db.select().from(table).where(own);
  return new Map(rows.map((row) => [String(row.user_account_attribute_definition_id), row]));
}

/**
 * What is given of a customer's attributes, held against their definitions; empty ones are null.
 * Throws invalid for one that is not defined or not of its type, by its id.
 */
export async function checkedAttributes(
  database: Pick<Database, 'db'>,
  companyId: number,
  values: Values,
): Promise<Values> {
  if (!Object.keys(values).length) return {};
  const definitions = await definitionsOf(database, companyId);
  const fields: Record<string, Complaint[]> = {};
  for (const [id, value] of Object.entries(values)) {
    const definition = definitions.get(id) as Definition | undefined;
    if (!definition) fields[`extra_attributes.${id}`] = [{ name: 'invalidChoice' }];
    else if (value !== null && value !== '' && !holds[definition.type](value, definition))
      fields[`extra_attributes.${id}`] = [{ name: complaints[definition.type] }];
  }
  if (Object.keys(fields).length) throw new Refusal('invalid', { fields });
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, value === '' ? null : value]),
  );
}

/** Whether some customer has a value of it. */
async function isUsed(db: Executor, companyId: number, id: number) {
  const { rows } = await db.execute(sql`select 1 from customers where company_id = ${companyId}
    and deleted_at is null and extra_attributes ? ${String(id)} limit 1`);
  return rows.length > 0;
}

const rows = rowsOf(attributeDefinitions, table);

/** Throws invalid for a choice without values, and for a type that what is kept would not be of. */
function assertChoices(body: { type?: AttributeType | undefined; values?: string[] | undefined }) {
  if (body.type === 'choice' && !body.values?.length) throw invalidField('values', 'required');
}

/** What a company keeps of its customers beside the fields that everybody has. */
export function mountAttributes(api: Api) {
  crud(api, attributeDefinitions, rows, ['create', 'update', 'delete']);
  serve(api, attributeDefinitions.calls.create, async ({ database, scope, body }) => {
    assertChoices(body);
    return rows.create(database.db, scope, body);
  });
  serve(api, attributeDefinitions.calls.update, ({ database, scope, params, body }) =>
    database.db.transaction(async (tx) => {
      const before = await rows.read(tx, scope, params.id);
      const after = { ...before, ...body };
      assertChoices(after);
      if (after.type !== before.type && (await isUsed(tx, scope.companyId, params.id)))
        throw new Refusal('in_use', { field: 'type' });
      return rows.update(tx, scope, params.id, body);
    }),
  );
  serve(api, attributeDefinitions.calls.delete, ({ database, scope, params }) =>
    database.db.transaction(async (tx) => {
      await rows.remove(tx, scope, params.id);
      return null;
    }),
  );
}
