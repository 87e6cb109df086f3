import { importDays } from '../../../contract/engine/column-facts.ts';
import type { Database } from '../../db/connection.ts';
import type { FileStore } from '../../files/store.ts';

const batch = 50;
// What ended is needed for nothing but its rejected rows; what nobody went on with is given up.
const due = `select company_id, import_id, file from customer_imports where file is not null
  and (state in ('done', 'cancelled', 'undone') or state in ('mapping', 'checked', 'failed') and created_at < $1::timestamptz - interval '7 days')
  order by created_at limit ${batch}`;
const forgotten = `update customer_imports set file = null, samples = '[]',
    state = case when state in ('mapping', 'checked', 'failed') then 'cancelled' else state end, ended_at = coalesce(ended_at, $3)
  where company_id = $1 and import_id = $2 and state in ('done', 'cancelled', 'undone', 'mapping', 'checked', 'failed')`;
const oldRejections = `delete from customer_import_rejections r using customer_imports i
  where i.company_id = r.company_id and i.import_id = r.import_id and coalesce(i.ended_at, i.created_at) < $1::timestamptz - interval '${importDays} days'`;

// An import of so long ago is not undone any more.
const oldMarks = `delete from imported_customers m using customer_imports i
  where i.company_id = m.company_id and i.import_id = m.import_id and i.state <> 'undoing'
    and coalesce(i.ended_at, i.started_at) < $1::timestamptz - interval '${importDays} days'`;

// The first rows are shown with what came of them, and go with the rejected ones.
const oldPreviews = `update customer_imports set preview = '[]' where coalesce(ended_at, created_at) < $1::timestamptz - interval '${importDays} days' and preview <> '[]'`;

/** Forgets the people in files that are imported or given up, and rejected rows after thirty days. */
export async function forgetImports({ pool }: Database, files: FileStore, nowMs: number) {
  const now = new Date(nowMs);
  const { rows } = await pool.query<{ company_id: number; import_id: number; file: string }>(due, [
    now,
  ]);
  for (const { company_id, import_id, file } of rows) {
    const { rowCount } = await pool.query(forgotten, [company_id, import_id, now]);
    if (rowCount) await files.remove(file);
  }
  await pool.query(oldRejections, [now]);
  await pool.query(oldPreviews, [now]);
  await pool.query(oldMarks, [now]);
  return rows.length;
}
