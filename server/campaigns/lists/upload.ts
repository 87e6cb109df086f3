import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mostListRows, type rejectedReasons } from '../../../contract/campaigns/lists.ts';
import { cardCode } from '../../../contract/engine/card-codes.ts';
import type { Database } from '../../db/connection.ts';
import { isSought, soughtMobile } from '../../engine/mobiles.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import { fieldOfTitle } from '../../sheets/customer-titles.ts';
import { legacyEncodingOf } from '../../sheets/encoding.ts';
import { type FileRow, importLimits, rowsOfFile } from '../../sheets/table.ts';
import { withoutTitles } from '../../sheets/without-titles.ts';

const limits = { ...importLimits, rows: mostListRows, cells: 10 * mostListRows };
/** So many rows are looked up, and written, at once. */
const pieceSize = 2000;

interface Upload {
  readonly companyId: number;
  readonly userId: number;
  readonly receive: (place: string) => Promise<string>;
}

interface Rejected {
  row_number: number;
  cells: string[];
  reason: (typeof rejectedReasons)[number];
}

const begin = {
  name: 'begin-campaign-list',
  text: `insert into campaign_lists (company_id, user_id, name, columns, found, rejected) values ($1, $2, $3, $4, 0, 0) returning campaign_list_id`,
};
const end = {
  name: 'end-campaign-list',
  text: 'update campaign_lists set found = $3, rejected = $4 where company_id = $1 and campaign_list_id = $2',
};
// A mobile first: of those who have it in another country, whoever is of the company's own.
const find = {
  name: 'find-people-of-list',
  text: `select r.row, coalesce(
      (select c.user_account_id from customers c join stores s on s.company_id = c.company_id and s.store_id = c.company_id
        where c.company_id = $1 and ${isSought('c', 'r.digits', 'r.numbers')} and c.deleted_at is null and c.anonymised_at is null
        order by (c.country_id = s.country_id) desc, c.user_account_id limit 1),
      (select k.user_account_id from loyalty_cards k join customers c on c.company_id = k.company_id and c.user_account_id = k.user_account_id
        where k.company_id = $1 and k.card_number = any (r.cards) and c.deleted_at is null and c.anonymised_at is null limit 1)) as id
    from jsonb_to_recordset($2::jsonb) as r (row int, digits text[], numbers text[], cards text[])`,
};
const keepPeople = {
  name: 'keep-people-of-list',
  text: `insert into campaign_list_people (company_id, campaign_list_id, user_account_id) select $1, $2, unnest($3::bigint[])
    on conflict do nothing returning user_account_id as id`,
};
const keepRejected = {
  name: 'keep-rejected-of-list',
  text: `insert into campaign_list_rejections (company_id, campaign_list_id, row_number, cells, reason)
    select $1, $2, r.row_number, r.cells, r.reason from jsonb_to_recordset($3::jsonb) as r (row_number int, cells jsonb, reason text)`,
};

/** A first row that names its columns has no number in it. */
const isHeader = ([, ...cells]: FileRow) => !cells.some((cell) => /\d[\d\s().-]{2,}\d/.test(cell));

type Cells = readonly string[];
/** The cells of a row that say whose it is. */
type Naming = (cells: Cells) => Cells;

const namingFields: readonly (string | undefined)[] = ['mobile', 'phone', 'card_number'];

/**
 * The cells of columns of mobiles and cards, where titles name any: a postal code or an amount may look like a card.
 * Else all cells.
 */
function namingBy(titles: Cells): Naming {
  const places = titles.flatMap((title, place) =>
    namingFields.includes(fieldOfTitle(title)) ? [place] : [],
  );
  return (cells) => (places.length ? places.map((place) => cells[place] ?? '') : cells);
}

async function idsOf(
  { pool }: Database,
  companyId: number,
  rows: readonly FileRow[],
  naming: Naming,
) {
  const asked = rows.map(([row, ...all]) => {
    const cells = naming(all);
    const sought = cells.map(soughtMobile);
    const digits = sought.flatMap((each) => each.digits);
    return {
      row,
      digits,
      numbers: sought.flatMap(({ numbers }) => numbers),
      cards: cells.map(cardCode),
    };
  });
  const values = [companyId, JSON.stringify(asked)];
  const found = await pool.query<{ row: number; id: number | null }>({ ...find, values });
  return new Map(found.rows.map(({ row, id }) => [row, id]));
}

/** Keeps who some rows are, once each, and the rows that are nobody; answers how many of each. */
async function keepPiece(
  database: Database,
  of: readonly number[],
  rows: readonly FileRow[],
  naming: Naming,
) {
  const { pool } = database;
  const ids = await idsOf(database, of[0] ?? 0, rows, naming);
  const named = [...new Set(rows.flatMap(([row]) => ids.get(row) ?? []))];
  const kept = await pool.query<{ id: number }>({ ...keepPeople, values: [...of, named] });
  const fresh = new Set(kept.rows.map(({ id }) => id));
  const found = fresh.size;
  const rejected = rows.flatMap(([row, ...cells]): Rejected[] => {
    const id = ids.get(row);
    // The first row of somebody is theirs, any other is one too many.
    if (id && fresh.delete(id)) return [];
    return [{ row_number: row, cells, reason: id ? 'twice' : 'unknown' }];
  });
  if (rejected.length)
    await pool.query({ ...keepRejected, values: [...of, JSON.stringify(rejected)] });
  return { found, rejected: rejected.length };
}

async function keepRows(
  database: Database,
  { companyId, userId }: Upload,
  name: string,
  rows: AsyncGenerator<FileRow>,
) {
  const { pool } = database;
  const first = await rows.next();
  const head = !first.done && isHeader(first.value) ? (first.value.slice(1) as string[]) : [];
  const values = [companyId, userId, name.slice(-200), JSON.stringify(head)];
  const made = await pool.query<{ campaign_list_id: number }>({ ...begin, values });
  const of = [companyId, made.rows[0]?.campaign_list_id ?? 0];
  const sum = { found: 0, rejected: 0 };
  const naming = namingBy(head);
  let piece: FileRow[] = first.done || head.length ? [] : [first.value];
  const take = async () => {
    const kept = await keepPiece(database, of, piece, naming);
    sum.found += kept.found;
    sum.rejected += kept.rejected;
    piece = [];
  };
  for await (const row of rows) {
    piece.push(row);
    if (piece.length === pieceSize) await take();
  }
  if (piece.length) await take();
  await pool.query({ ...end, values: [...of, sum.found, sum.rejected] });
  return { campaign_list_id: of[1] ?? 0, ...sum };
}

/**
 * Takes a file of mobiles or cards: whom its rows name, and the rows that name nobody. What was uploaded is
 * gone afterwards. Throws not_a_table and table_too_large.
 */
export async function takeList(database: Database, upload: Upload) {
  const folder = temporaryFolder('campaign-list');
  try {
    const place = join(folder, 'upload');
    const name = await upload.receive(place);
    const encoding = await legacyEncodingOf(database, upload.companyId);
    const rows = withoutTitles(rowsOfFile(place, encoding, { field: 'csv', limits }));
    try {
      return await keepRows(database, upload, name, rows);
    } finally {
      await rows.return(undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
