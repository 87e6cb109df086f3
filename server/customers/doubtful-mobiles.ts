import { doubtfulMobiles } from '../../contract/customers/customer-details.ts';
import type { Language, Localized } from '../../contract/engine/languages.ts';
import { csvField } from '../../contract/export-files/csv-field.ts';
import { sayComplaint } from '../../contract/words/say.ts';
import { readPhone, wordOfFault } from '../common/phones.ts';
import type { Database } from '../db/connection.ts';
import { type Api, serve } from '../http/serve.ts';

const headings: readonly Localized[] = [
  { el: 'Αριθμός πελάτη', en: 'Customer number', it: 'Numero cliente' },
  { el: 'Ονοματεπώνυμο', en: 'Name', it: 'Nome' },
  { el: 'Κινητό', en: 'Mobile', it: 'Cellulare' },
  { el: 'Αιτία', en: 'Reason', it: 'Motivo' },
  { el: 'Πιθανό κινητό', en: 'Likely mobile', it: 'Cellulare probabile' },
  { el: 'Συγχώνευση με πελάτη', en: 'Merge with customer', it: 'Unisci al cliente' },
];
const unusual: Localized = {
  el: 'Δεν είναι γραμμένο όπως καλείται.',
  en: 'It is not written as it is dialled.',
  it: 'Non è scritto come si compone.',
};

/** So many at a time that other calls are answered in between. */
const pageSize = 300;
const page = {
  name: 'mobiles-page',
  text: `select user_account_id, concat_ws(' ', first_name, last_name) as name, country_id, mobile from customers
    where company_id = $1 and user_account_id > $2 and deleted_at is null order by user_account_id limit ${pageSize}`,
};
const owners = {
  name: 'owners-of-mobiles',
  text: `select c.user_account_id, c.mobile, c.country_id from unnest($2::text[], $3::int[]) as n (mobile, country_id)
    join customers c on c.company_id = $1 and c.mobile = n.mobile and c.country_id = n.country_id and c.deleted_at is null`,
};

interface Row {
  readonly user_account_id: number;
  readonly name: string;
  readonly country_id: number;
  readonly mobile: string | null;
}
interface Numbered {
  readonly mobile: string;
  readonly country_id: number;
}
interface Doubtful extends Row {
  readonly reason: string;
  readonly likely: (Numbered & { readonly e164: string }) | undefined;
}

const keyOf = ({ mobile, country_id }: Numbered) => `${country_id}:${mobile}`;

/** The mobile that a stored text most likely is: as it is read, or without the 0 that a spreadsheet has added (`6971000224.0`). */
function likelyOf(mobile: string, countryId: number): Doubtful['likely'] {
  for (const text of [mobile, mobile.replace(/0$/, '')]) {
    const read = readPhone(text, countryId);
    if (read.is === 'mobile')
      return { mobile: read.national, country_id: read.countryId, e164: read.e164 };
  }
  return undefined;
}

/** What is wrong with a stored mobile, and what it may be; nothing for one that is as the till would store it. */
function doubtOf(row: Row, language: Language): Doubtful[] {
  if (row.mobile === null) return [];
  const read = readPhone(row.mobile, row.country_id);
  const isRight =
    read.is === 'mobile' && read.national === row.mobile && read.countryId === row.country_id;
  if (isRight) return [];
  const reason =
    read.is === 'mobile' ? unusual[language] : sayComplaint(language, wordOfFault(read.is));
  return [{ ...row, reason, likely: likelyOf(row.mobile, row.country_id) }];
}

/** Whose the likely mobiles are already: those accounts are proposed for a merge. */
async function ownersOf({ pool }: Database, companyId: number, doubtful: readonly Doubtful[]) {
  const likely = doubtful.flatMap((each) => each.likely ?? []);
  const values = [
    companyId,
    likely.map(({ mobile }) => mobile),
    likely.map(({ country_id }) => country_id),
  ];
  const { rows } = await pool.query<Numbered & { user_account_id: number }>({ ...owners, values });
  return new Map(rows.map((row) => [keyOf(row), row.user_account_id]));
}

const lineOf = (cells: readonly string[]) => `${cells.map(csvField).join(';')}\r\n`;

async function linesOf(
  database: Database,
  companyId: number,
  rows: readonly Row[],
  language: Language,
) {
  const doubtful = rows.flatMap((row) => doubtOf(row, language));
  if (!doubtful.length) return '';
  const known = await ownersOf(database, companyId, doubtful);
  const lines = doubtful.map(({ user_account_id, name, mobile, reason, likely }) => {
    const owner = likely && known.get(keyOf(likely));
    const other = owner && owner !== user_account_id ? String(owner) : '';
    return lineOf([String(user_account_id), name, mobile ?? '', reason, likely?.e164 ?? '', other]);
  });
  return lines.join('');
}

/** Customers whose stored mobile is none, or is not stored as it is dialled, as CSV; a page of customers at a time. */
export function mountDoubtfulMobiles(api: Api) {
  serve(api, doubtfulMobiles, async ({ database, scope: { companyId }, language }) => {
    const encoder = new TextEncoder();
    const head = lineOf(headings.map((heading) => heading[language]));
    let last = 0;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${head}`)),
      async pull(controller) {
        for (;;) {
          const { rows } = await database.pool.query<Row>({ ...page, values: [companyId, last] });
          const end = rows.at(-1);
          if (!end) return controller.close();
          last = end.user_account_id;
          const text = await linesOf(database, companyId, rows, language);
          if (text) return controller.enqueue(encoder.encode(text));
        }
      },
    });
    return { body, name: 'mobiles-to-check.csv' };
  });
}
