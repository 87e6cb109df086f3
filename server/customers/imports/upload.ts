import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColumnFacts, DayOrder } from '../../../contract/engine/column-facts.ts';
import { languages } from '../../../contract/engine/languages.ts';
import type { DecimalSign } from '../../../contract/engine/numbers.ts';
import type { Database } from '../../db/connection.ts';
import type { FileStore } from '../../files/store.ts';
import { invalidField } from '../../http/refusal.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import { Columns } from '../../sheets/column-facts.ts';
import { legacyEncodingOf } from '../../sheets/encoding.ts';
import { isWorkbook } from '../../sheets/file-rows.ts';
import { headerKeyOf, plain } from '../../sheets/headers.ts';
import { stillOpen } from '../../sheets/remembered.ts';
import { importLimits, notATable, rowsOfFile } from '../../sheets/table.ts';
import { withoutTitles } from '../../sheets/without-titles.ts';
import { definitionsOf } from '../attributes.ts';
import { proposed } from './proposed.ts';

const field = 'users';
const sampleSize = 5;

interface Table {
  columns: string[];
  samples: string[][];
  facts: ColumnFacts[];
  total: number;
  file: string;
}

/** Keeps the rows of a file one a line, so that a later piece of work finds its place at once. */
async function keepRows(files: FileStore, place: string, encoding: string): Promise<Table> {
  const rows = withoutTitles(rowsOfFile(place, encoding, { field, limits: importLimits }));
  try {
    const head = await rows.next();
    if (head.done) throw notATable(field);
    const [, ...columns] = head.value;
    const samples: string[][] = [];
    const read = new Columns(columns.length, await isWorkbook(place));
    let total = 0;
    async function* lines() {
      for await (const row of rows) {
        total += 1;
        const cells = row.slice(1) as string[];
        read.look(cells);
        if (samples.length < sampleSize) samples.push(cells);
        yield `${JSON.stringify(row)}\n`;
      }
    }
    const file = await files.keep(lines(), 'rows');
    if (total > 0) return { columns, samples, facts: read.facts(), total, file };
    await files.remove(file);
    throw invalidField(field, 'required');
  } finally {
    // Where nothing could be kept, nobody has asked for the rest.
    await rows.return(undefined);
  }
}

/** The names of a company's attributes in all languages → the field of an import they stand for. */
async function attributeNames(database: Database, companyId: number) {
  const definitions = await definitionsOf(database, companyId);
  return new Map(
    [...definitions].flatMap(([id, { name, used }]) =>
      languages.flatMap((language) =>
        used && name[language] ? [[plain(name[language]), `attribute:${id}`] as const] : [],
      ),
    ),
  );
}

const lastMapping = {
  name: 'last-import-mapping',
  text: `select mapping, duplicates, decimals, orders from customer_imports where company_id = $1 and header_key = $2
    and started_at is not null order by import_id desc limit 1`,
};

interface Chosen {
  mapping: (string | null)[];
  duplicates: string;
  decimals: (DecimalSign | null)[];
  orders: (DayOrder | null)[];
}

const insert = {
  name: 'insert-customer-import',
  text: `insert into customer_imports (company_id, user_id, name, file, header_key, columns, samples, facts, mapping, decimals, orders, duplicates, total)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning import_id`,
};

interface Upload {
  companyId: number;
  userId: number;
  receive: (place: string) => Promise<string>;
}

async function keepImport(
  database: Database,
  { companyId, userId }: Upload,
  name: string,
  { columns, samples, facts, total, file }: Table,
) {
  const key = headerKeyOf(columns);
  const found = await database.pool.query<Chosen>({ ...lastMapping, values: [companyId, key] });
  const last = found.rows[0];
  const mapping =
    last?.mapping ?? proposed(columns, facts, await attributeNames(database, companyId));
  const { decimals, orders } = stillOpen(facts, last);
  const texts = [columns, samples, facts, mapping, decimals, orders].map((value) =>
    JSON.stringify(value),
  );
  const values = [companyId, userId, name.slice(-200), file, key, ...texts];
  const { rows } = await database.pool.query<{ import_id: number }>({
    ...insert,
    values: [...values, last?.duplicates ?? 'skip', total],
  });
  return rows[0]?.import_id ?? 0;
}

/**
 * Takes a file of customers and answers the id of its import; nothing of it is imported yet. What was
 * uploaded is gone afterwards: its rows are kept. Throws not_a_table, table_too_large, invalid for one
 * without rows.
 */
export async function takeFile(database: Database, files: FileStore, upload: Upload) {
  const folder = temporaryFolder('import');
  try {
    const place = join(folder, 'upload');
    const name = await upload.receive(place);
    const encoding = await legacyEncodingOf(database, upload.companyId);
    const table = await keepRows(files, place, encoding);
    try {
      return await keepImport(database, upload, name, table);
    } catch (error) {
      await files.remove(table.file);
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
