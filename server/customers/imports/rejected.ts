import type { Language } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { rejectedHead, rejectedLine } from '../../sheets/rejected-lines.ts';
import type { Reason } from '../../tables/customer-imports.ts';

const pageSize = 2000;

const page = {
  name: 'rejected-page',
  text: `select row_number, cells, reasons from customer_import_rejections
    where company_id = $1 and import_id = $2 and row_number > $3 order by row_number limit ${pageSize}`,
};

interface Rejected {
  row_number: number;
  cells: string[];
  reasons: Reason[];
}

/**
 * The rejected rows of an import as CSV: the columns of the file, and the reason after them. Read a
 * page at a time, so that memory does not grow with it. Throws not_found.
 */
export async function rejectedFile(
  { pool }: Database,
  { companyId, importId, language }: { companyId: number; importId: number; language: Language },
) {
  const ids = [companyId, importId];
  const result = await pool.query<{ columns: string[] }>(
    'select columns from customer_imports where company_id = $1 and import_id = $2',
    ids,
  );
  const columns = result.rows[0]?.columns;
  if (!columns) throw new Refusal('not_found');
  const encoder = new TextEncoder();
  let last = 0;
  const line = ({ cells, reasons }: Rejected) =>
    rejectedLine(language, columns, { cells, reasons });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(rejectedHead(language, columns))),
    async pull(controller) {
      const { rows } = await pool.query<Rejected>({ ...page, values: [...ids, last] });
      const end = rows.at(-1);
      if (!end) return controller.close();
      last = end.row_number;
      controller.enqueue(encoder.encode(rows.map(line).join('')));
    },
  });
  return { body, name: `import-${importId}-rejected.csv` };
}
