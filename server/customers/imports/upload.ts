import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import type { FileStore } from '../../files/store.ts';
import { invalidField } from '../../http/refusal.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import { legacyEncodingOf } from '../../sheets/encoding.ts';
import { headerKeyOf, plain, proposed } from '../../sheets/headers.ts';
import { importLimits, notATable, rowsOfFile } from '../../sheets/table.ts';
import { definitionsOf } from '../attributes.ts';

const field = 'users';
const sampleSize = 5;

interface Table {
  columns: string[];
  samples: string[][];
  total: number;
  file: string;
}

/** Keeps the rows of a file one a line, so that a later piece of work finds its place at once. */
async function keepRows(files: FileStore, place: string, encoding: string): Promise<Table> {
  const rows = rowsOfFile(place, encoding, { field, limits: importLimits });
  try {
    const head = await rows.next();
    if (head.done) throw notATable(field);
    const [, ...columns] = head.value;
    const samples: string[][] = [];
    let total = 0;
    async function* lines() {
      for await (const row of rows) {
        total += 1;
        if (samples.length < sampleSize) samples.push(row.slice(1) as string[]);
        yield `${JSON.stringify(row)}\n`;
      }
    }
    const file = await files.keep(lines(), 'rows');
    if (total > 0) return { columns, samples, total, file };
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
  text: `select mapping, duplicates from customer_imports where company_id = $1 and header_key = $2
    and started_at is not null order by import_id desc limit 1`,
};

const insert = {
  name: 'insert-customer-import',
  text: `insert into customer_imports (company_id, user_id, name, file, header_key, columns, samples, mapping, duplicates, total)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning import_id`,
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
  { columns, samples, total, file }: Table,
) {
  const key = headerKeyOf(columns);
  const last = await database.pool.query<{ mapping: (string | null)[]; duplicates: string }>({
    ...lastMapping,
    values: [companyId, key],
  });
  const mapping =
    last.rows[0]?.mapping ?? proposed(columns, await attributeNames(database, companyId));
  const texts = [columns, samples, mapping].map((value) => JSON.stringify(value));
  const values = [companyId, userId, name.slice(-200), file, key, ...texts];
  const { rows } = await database.pool.query<{ import_id: number }>({
    ...insert,
    values: [...values, last.rows[0]?.duplicates ?? 'skip', total],
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
