import type { rejectedReasons } from '../../../contract/campaigns/lists.ts';
import type { Language, Localized } from '../../../contract/engine/languages.ts';
import { csvField } from '../../../contract/export-files/csv-field.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';

type Reason = (typeof rejectedReasons)[number];

const header: Localized = { el: 'Αιτία', en: 'Reason', it: 'Motivo' };
const words: Readonly<Record<Reason, Localized>> = {
  unknown: {
    el: 'Κανένας πελάτης δεν έχει αυτό το κινητό ή την κάρτα.',
    en: 'No customer has this mobile or card.',
    it: 'Nessun cliente ha questo cellulare o questa carta.',
  },
  twice: {
    el: 'Ο πελάτης είναι ήδη στη λίστα.',
    en: 'The customer is in the list already.',
    it: 'Il cliente è già nell’elenco.',
  },
};

const pageSize = 2000;
const page = {
  name: 'rejected-page-of-list',
  text: `select row_number, cells, reason from campaign_list_rejections
    where company_id = $1 and campaign_list_id = $2 and row_number > $3 order by row_number limit ${pageSize}`,
};

interface Row {
  row_number: number;
  cells: string[];
  reason: Reason;
}

const lineOf = (cells: readonly string[]) => cells.map(csvField).join(';');

/** The rows of a list that are nobody, as CSV with the reason after them, a page at a time. Throws not_found. */
export async function rejectedOfList(
  { pool }: Database,
  { companyId, listId, language }: { companyId: number; listId: number; language: Language },
) {
  const ids = [companyId, listId];
  const { rows: lists } = await pool.query<{ columns: string[] }>(
    'select columns from campaign_lists where company_id = $1 and campaign_list_id = $2',
    ids,
  );
  const columns = lists[0]?.columns;
  if (!columns) throw new Refusal('not_found');
  const encoder = new TextEncoder();
  let last = 0;
  const line = ({ cells, reason }: Row) => {
    const filled = columns.map((_, at) => cells[at] ?? '');
    return lineOf([...filled, ...cells.slice(columns.length), words[reason][language]]);
  };
  const head = columns.length ? `${lineOf([...columns, header[language]])}\r\n` : '';
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${head}`)),
    async pull(controller) {
      const { rows } = await pool.query<Row>({ ...page, values: [...ids, last] });
      const end = rows.at(-1);
      if (!end) return controller.close();
      last = end.row_number;
      controller.enqueue(encoder.encode(`${rows.map(line).join('\r\n')}\r\n`));
    },
  });
  return { body, name: `campaign-list-${listId}-rejected.csv` };
}
