import { exportDays } from '../../contract/export-files/export-file.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { removeExport } from './record.ts';

const batch = 100;
const dayMs = 86_400_000;

/** Deletes files a week after they were made, and with them what failed as long ago. */
export async function forgetExports({
  database,
  files,
  now,
}: Pick<Dependencies, 'database' | 'files' | 'now'>) {
  const { rows } = await database.pool.query<{
    company_id: number;
    user_store_export_id: number;
    file: string | null;
  }>({
    name: 'old-exports',
    text: `select company_id, user_store_export_id, file from exports where finished_at <= $1 order by finished_at limit ${batch}`,
    values: [new Date(now() - exportDays * dayMs)],
  });
  for (const { company_id, user_store_export_id, file } of rows) {
    await removeExport(database.pool, company_id, user_store_export_id);
    if (file) await files.remove(file);
  }
  return rows.length;
}
