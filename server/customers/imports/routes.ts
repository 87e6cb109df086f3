import {
  cancelImport,
  checkImport,
  type DuplicateRule,
  type ImportState,
  importCustomers,
  listImports,
  mapImport,
  readImport,
  rejectedRows,
  startImport,
} from '../../../contract/customers/customer-imports.ts';
import type { ColumnFacts, DayOrder } from '../../../contract/engine/column-facts.ts';
import type { DecimalSign } from '../../../contract/engine/numbers.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import type { Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { addJob } from '../../jobs/run.ts';
import { holdsIn } from '../../people/members/rights.ts';
import { definitionsOf } from '../attributes.ts';
import { importing } from './piece.ts';
import { importOf, listOf } from './read.ts';
import { openColumns, type Reading } from './read-row.ts';
import { rejectedFile } from './rejected.ts';
import { takeFile } from './upload.ts';

interface Which {
  companyId: number;
  importId: number;
}
interface Locked {
  state: ImportState;
  columns: string[];
  mapping: (string | null)[];
  facts: ColumnFacts[];
  decimals: (DecimalSign | null)[];
  orders: (DayOrder | null)[];
  duplicates: DuplicateRule;
  total: number;
  file: string | null;
}

/** The import, locked. Throws not_found, and import_not_ready in any other state than these. */
async function locked(client: Queryable, { companyId, importId }: Which, states: ImportState[]) {
  const { rows } = await client.query<Locked>(
    'select state, columns, mapping, facts, decimals, orders, duplicates, total, file from customer_imports where company_id = $1 and import_id = $2 for update',
    [companyId, importId],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  if (!states.includes(row.state) || !row.file) throw new Refusal('import_not_ready');
  return row;
}

/** Throws invalid for a field that is named twice or not defined. */
async function assertMapping(
  database: Database,
  companyId: number,
  mapping: readonly (string | null)[],
) {
  const named = mapping.filter((field) => field !== null);
  if (new Set(named).size < named.length) throw invalidField('mapping', 'taken');
  const definitions = await definitionsOf(database, companyId);
  const unknown = named.some(
    (field) => field.startsWith('attribute:') && !definitions.has(field.slice(10)),
  );
  if (unknown) throw invalidField('mapping', 'invalidChoice');
}

/** Throws invalid, naming the first column whose numbers or days may be read in two ways. */
function assertSettled(how: Locked, definitions: Reading['definitions']) {
  const [open] = openColumns({ ...how, definitions });
  if (!open || open.column === null) return;
  const field = open.name === 'decimalOpen' ? 'decimals' : 'orders';
  throw invalidField(`${field}.${open.column}`, open.name);
}

interface Mapped {
  mapping: (string | null)[];
  duplicates: DuplicateRule;
  welcomes?: boolean | undefined;
  decimals?: (DecimalSign | null)[] | undefined;
  orders?: (DayOrder | null)[] | undefined;
}

const mapIt = (database: Database, which: Which, mapped: Mapped) =>
  withTransaction(database, async (client) => {
    const { columns, ...before } = await locked(client, which, ['mapping', 'checked']);
    const { mapping, duplicates, welcomes = null } = mapped;
    const filled = <T>(chosen: readonly (T | null)[]) => columns.map((_, at) => chosen[at] ?? null);
    const decimals = mapped.decimals ?? filled(before.decimals);
    const orders = mapped.orders ?? filled(before.orders);
    for (const [field, each] of Object.entries({ mapping, decimals, orders }))
      if (each.length !== columns.length) throw invalidField(field);
    const texts = [mapping, decimals, orders].map((each) => JSON.stringify(each));
    const values = [which.companyId, which.importId, duplicates, ...texts, welcomes];
    await client.query(
      `update customer_imports set duplicates = $3, mapping = $4, decimals = $5, orders = $6, welcomes = coalesce($7, welcomes), state = 'mapping' where company_id = $1 and import_id = $2`,
      values,
    );
  });

const begin = {
  name: 'begin-import',
  text: `update customer_imports set state = $3, file_offset = 0, done = 0, created = 0, updated = 0, skipped = 0, rejected = 0, dropped = 0, opted_out = 0,
    preview = '[]', started_at = now(), ended_at = null where company_id = $1 and import_id = $2`,
};
const forget = (table: string) => `delete from ${table} where company_id = $1 and import_id = $2`;

/**
 * Throws forbidden, naming the field, where a file would give points or change customers for somebody
 * who may not.
 */
function assertMay(scope: Scope, { mapping, duplicates }: Mapped) {
  const may = holdsIn(scope);
  if (mapping.includes('points') && !may('customers.points'))
    throw new Refusal('forbidden', { field: 'mapping' });
  if (duplicates !== 'skip' && !may('customers.update'))
    throw new Refusal('forbidden', { field: 'duplicates' });
}

/** Begins a run from the first row; whatever an earlier one left is forgotten. */
async function run(
  database: Database,
  which: Which,
  state: 'checking' | 'running',
  assertAlso: (how: Mapped) => void = () => undefined,
) {
  const { companyId, importId } = which;
  const definitions = await definitionsOf(database, companyId);
  return withTransaction(database, async (client) => {
    const how = await locked(client, which, ['mapping', 'checked']);
    const { total } = how;
    assertSettled(how, definitions);
    assertAlso(how);
    const ids = [companyId, importId];
    await client.query(forget('customer_import_rejections'), ids);
    await client.query(forget('customer_import_keys'), ids);
    await client.query({ ...begin, values: [...ids, state] });
    await addJob(client, { companyId, kind: importing, subjectId: importId, total });
  });
}

// A piece under way holds the import: it ends first, and the one after it finds its job gone.
const stop = (database: Database, which: Which) =>
  withTransaction(database, async (client) => {
    const ids = [which.companyId, which.importId];
    const states = ['mapping', 'checked', 'checking', 'running', 'failed'] as ImportState[];
    const { state } = await locked(client, which, states);
    const after = state === 'checking' ? 'mapping' : 'cancelled';
    await client.query(
      `update customer_imports set state = $3, ended_at = case when $3 = 'cancelled' then now() end where company_id = $1 and import_id = $2`,
      [...ids, after],
    );
    await client.query(
      `update jobs set state = 'done' where company_id = $1 and subject_id = $2 and kind = '${importing}'`,
      ids,
    );
    await client.query(forget('customer_import_keys'), ids);
  });

/** Customers out of a file: uploaded, mapped, checked, imported in the background. */
export function mountImports(api: Api) {
  const at = ({ scope, params }: { scope: { companyId: number }; params: { id: number } }) => ({
    companyId: scope.companyId,
    importId: params.id,
  });
  serve(api, importCustomers, async ({ database, files, scope, caller, receive, language }) => {
    const { companyId } = scope;
    const importId = await takeFile(database, files, { companyId, userId: caller.userId, receive });
    return importOf(database, { companyId, importId, language });
  });
  serve(api, listImports, ({ database, scope, query }) =>
    listOf(database, scope.companyId, query.page ?? 1),
  );
  serve(api, readImport, (call) =>
    importOf(call.database, { ...at(call), language: call.language }),
  );
  serve(api, mapImport, async (call) => {
    const { database, scope, body, language } = call;
    await assertMapping(database, scope.companyId, body.mapping);
    await mapIt(database, at(call), body);
    return importOf(database, { ...at(call), language });
  });
  serve(api, checkImport, async (call) => {
    await run(call.database, at(call), 'checking');
    return importOf(call.database, { ...at(call), language: call.language });
  });
  serve(api, startImport, async (call) => {
    await run(call.database, at(call), 'running', (how) => assertMay(call.scope, how));
    return importOf(call.database, { ...at(call), language: call.language });
  });
  serve(api, cancelImport, async (call) => {
    await stop(call.database, at(call));
    return importOf(call.database, { ...at(call), language: call.language });
  });
  serve(api, rejectedRows, (call) =>
    rejectedFile(call.database, { ...at(call), language: call.language }),
  );
}
