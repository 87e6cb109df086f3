import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { productImportsTable } from '../../tables/product-imports.ts';
import type { PlannedRow } from './plan.ts';
import { recordOf } from './write.ts';

/** The columns of the table that a row changes: of texts all languages together. */
const columnsOf = ({ changes }: PlannedRow) => [
  ...new Set(changes.map(({ field }) => field.split('.')[0] ?? '')),
];

function markOf(row: PlannedRow) {
  const [before, after]: Record<string, unknown>[] = [row.known ?? {}, recordOf(row)];
  const pick = (from: Record<string, unknown> | undefined) =>
    Object.fromEntries(columnsOf(row).map((name) => [name, from?.[name] ?? null]));
  return { id: row.known?.product_id, before: pick(before), after: pick(after) };
}

interface Written {
  companyId: number;
  userId: number;
  /** The name of the file. */
  name: string;
  /** The numbers of products that were added. */
  added: readonly number[];
  changed: readonly PlannedRow[];
}

/** Stores what an import wrote of each product, so that it can be undone; answers its number, null where it wrote nothing. */
export async function markImport(tx: Executor, written: Written): Promise<number | null> {
  const { companyId, userId, name, added, changed } = written;
  if (!added.length && !changed.length) return null;
  const [row] = await tx
    .insert(productImportsTable)
    .values({
      ...{ company_id: companyId, user_id: userId, name: name.slice(-200) },
      ...{ created: added.length, updated: changed.length },
    })
    .returning({ id: productImportsTable.import_id });
  const importId = row?.id ?? 0;
  const marks = [...added.map((id) => ({ id, before: null, after: {} })), ...changed.map(markOf)];
  await tx.execute(sql`insert into imported_products (company_id, import_id, product_id, before, after)
    select ${companyId}, ${importId}, m.id, m.before, m.after
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (id bigint, before jsonb, after jsonb)`);
  return importId;
}
