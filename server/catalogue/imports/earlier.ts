import { sql } from 'drizzle-orm';
import type { ProductImport } from '../../../contract/catalogue/product-imports.ts';
import { importDays } from '../../../contract/engine/column-facts.ts';
import type { Effect } from '../../../contract/engine/effects.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { rehearse } from '../../db/rehearse.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeTurns } from '../turns.ts';
import { type Outcomes, outcomesOf, type Which, writeUndo } from './undo.ts';

const dayMs = 86_400_000;

interface Stored extends Record<string, unknown>, Omit<ProductImport, 'undo_until'> {
  created_at: string;
  undone_at: string | null;
}

const selected = sql`select i.import_id, i.name, (select u.full_name from users u where u.user_id = i.user_id) as by, i.created_at,
  i.created, i.updated, i.undone_at, i.removed, i.restored, i.left_alone from product_imports i`;

const iso = (moment: string) => new Date(moment).toISOString();

function importOf({ created_at, undone_at, ...rest }: Stored): ProductImport {
  const until = new Date(created_at).getTime() + importDays * dayMs;
  return {
    ...rest,
    import_id: Number(rest.import_id),
    created_at: iso(created_at),
    undone_at: undone_at === null ? null : iso(undone_at),
    undo_until: undone_at === null ? new Date(until).toISOString() : null,
  };
}

/** The imports of products that are still stored, the newest first. */
export async function listImports({ db }: Database, companyId: number) {
  const { rows } = await db.execute<Stored>(
    sql`${selected} where i.company_id = ${companyId} order by i.import_id desc limit 100`,
  );
  return rows.map(importOf);
}

/** Who undoes an import, and when. */
export interface Undoing extends Which {
  readonly nowMs: number;
  /** Throws forbidden where the caller may not take back what the import did. */
  readonly assertMay: (path: 'products.delete' | 'products.update') => void;
}

/** What undoing does, with the catalogue locked. Throws not_found, import_not_ready where it is undone or too old, and forbidden. */
async function outcomesWithin(tx: Executor, undoing: Undoing): Promise<Outcomes> {
  const { companyId, importId, nowMs, assertMay } = undoing;
  await takeTurns(tx, companyId);
  const { rows } = await tx.execute<Stored>(
    sql`${selected} where i.company_id = ${companyId} and i.import_id = ${importId} for update of i`,
  );
  if (!rows[0]) throw new Refusal('not_found');
  const { undo_until, created, updated } = importOf(rows[0]);
  if (!undo_until || new Date(undo_until).getTime() < nowMs) throw new Refusal('import_not_ready');
  if (created) assertMay('products.delete');
  if (updated) assertMay('products.update');
  return outcomesOf(tx, undoing);
}

/** How many products undoing an import would remove, set back and leave; by the undoing itself, which is taken back. */
export async function foreseenUndo(database: Database, undoing: Undoing): Promise<Effect[]> {
  const { removed, restored, left_alone } = await rehearse(database, (tx) =>
    outcomesWithin(tx, undoing),
  );
  return [
    { effect: 'removed_products', count: removed.length },
    { effect: 'restored_products', count: restored.length },
    { effect: 'left_products', count: left_alone.length },
  ];
}

/** Undoes an import of products, all of it or nothing; throws as the count before it. */
export const undoImport = ({ db }: Database, undoing: Undoing): Promise<ProductImport> =>
  db.transaction(async (tx) => {
    const { companyId, importId } = undoing;
    const outcomes = await outcomesWithin(tx, undoing);
    await writeUndo(tx, undoing, outcomes);
    const own = sql`company_id = ${companyId} and import_id = ${importId}`;
    await tx.execute(sql`update product_imports set undone_at = now(), removed = ${outcomes.removed.length},
      restored = ${outcomes.restored.length}, left_alone = ${outcomes.left_alone.length} where ${own}`);
    await tx.execute(sql`delete from imported_products where ${own}`);
    const { rows } = await tx.execute<Stored>(
      sql`${selected} where i.company_id = ${companyId} and i.import_id = ${importId}`,
    );
    return importOf(rows[0] as Stored);
  });

/** Forgets imports of products that are too old to be undone. */
export async function forgetProductImports({ pool }: Database, nowMs: number) {
  await pool.query('delete from product_imports where created_at < $1', [
    new Date(nowMs - importDays * dayMs),
  ]);
}
